/** Work that is spread over frames, so that none of them takes long. */

/** Call a function in each of the next frames, with 1, 2, ... up to a number; returns how to stop. */
export function overFrames(count: number, step: (number: number) => void): () => void {
  let done = 0;
  let handle = requestAnimationFrame(next);

  function next(): void {
    done += 1;
    step(done);
    if (done < count) handle = requestAnimationFrame(next);
  }

  return () => cancelAnimationFrame(handle);
}
