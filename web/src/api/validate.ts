/** Checks JSON from the server against the schemas generated from its OpenAPI document. */
import { SCHEMAS } from "./schemas.ts";
import type { components } from "./types.ts";

export type SchemaName = keyof typeof SCHEMAS & keyof components["schemas"];
export type Valid<Name extends SchemaName> = components["schemas"][Name];

/**
 * The name of a type or of another schema, an object with its fields (`name?` is optional), or a list:
 * `[schema]` for an array, `["nullable", schema]`, `["map", schema]`, `["enum", ...texts]`, and
 * `["tagged", { type: schema }]` for objects told apart by their field `type`.
 */
type Schema = string | readonly Schema[] | Fields;
interface Fields {
  readonly [name: string]: Schema;
}

/** The server has sent something that this client cannot read. */
export class ProtocolError extends Error {}

/** The value as the named type; throws a ProtocolError with the path of the first mismatch. */
export function validate<Name extends SchemaName>(name: Name, value: unknown): Valid<Name> {
  const mismatch = mismatchIn(name, value, name);
  if (mismatch !== null) throw new ProtocolError(mismatch);
  return value as Valid<Name>;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first place where the value does not match; null if it matches. Unknown fields are allowed. */
function mismatchIn(schema: Schema, value: unknown, path: string): string | null {
  if (typeof schema === "string") return mismatchInNamed(schema, value, path);
  if (!isList(schema)) return mismatchInFields(schema, value, path);
  const [form = "", inner] = schema;
  if (inner === undefined) return mismatchInArray(form, value, path);
  switch (form) {
    case "nullable":
      return value === null ? null : mismatchIn(inner, value, path);
    case "map":
      return mismatchInMap(inner, value, path);
    case "tagged":
      return mismatchInTagged(inner as Fields, value, path);
    default:
      return mismatchInEnum(schema.slice(1), value, path);
  }
}

function mismatchInEnum(texts: readonly unknown[], value: unknown, path: string): string | null {
  return texts.includes(value) ? null : wrong(path, texts.join(" or "), value);
}

function mismatchInNamed(name: string, value: unknown, path: string): string | null {
  const schema = (SCHEMAS as Fields)[name];
  if (schema !== undefined) return mismatchIn(schema, value, path);
  const isRight = name === "integer" ? Number.isInteger(value) : typeof value === name;
  return isRight ? null : wrong(path, name, value);
}

function mismatchInFields(fields: Fields, value: unknown, path: string): string | null {
  if (!isRecord(value)) return wrong(path, "object", value);
  return first(Object.entries(fields), ([key, schema]) => {
    const isOptional = key.endsWith("?");
    const name = isOptional ? key.slice(0, -1) : key;
    if (isOptional && value[name] === undefined) return null;
    return mismatchIn(schema, value[name], `${path}.${name}`);
  });
}

function mismatchInArray(schema: Schema, value: unknown, path: string): string | null {
  if (!Array.isArray(value)) return wrong(path, "array", value);
  return first([...value.entries()], ([index, each]) => mismatchIn(schema, each, `${path}[${index}]`));
}

function mismatchInMap(schema: Schema, value: unknown, path: string): string | null {
  if (!isRecord(value)) return wrong(path, "object", value);
  return first(Object.entries(value), ([key, each]) => mismatchIn(schema, each, `${path}.${key}`));
}

/** A newer server may send types that this client does not know: those are not checked. */
function mismatchInTagged(types: Fields, value: unknown, path: string): string | null {
  if (!isRecord(value) || typeof value.type !== "string") return wrong(path, "a type", value);
  const schema = types[value.type];
  return schema === undefined ? null : mismatchIn(schema, value, path);
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(schema: Exclude<Schema, string>): schema is readonly Schema[] {
  return Array.isArray(schema);
}

function first<T>(items: readonly T[], check: (item: T) => string | null): string | null {
  for (const item of items) {
    const mismatch = check(item);
    if (mismatch !== null) return mismatch;
  }
  return null;
}

function wrong(path: string, expected: string, value: unknown): string {
  const found = value === undefined ? "nothing" : JSON.stringify(value);
  return `${path}: expected ${expected}, got ${found.slice(0, 80)}`;
}
