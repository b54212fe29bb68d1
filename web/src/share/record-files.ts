/** Records as files for the device's share menu. */

export function recordFile(record: string, rules: string): File {
  const name = `coloretto-${rules.replaceAll(/[^\w-]+/g, "-")}.txt`;
  return new File([record], name, { type: "text/plain" });
}

/** Few desktop browsers can. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch {
    // it was cancelled, or the device has no use for it: the record can still be saved
  }
}
