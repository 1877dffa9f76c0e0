/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/**
 * A value as its one JSON text: the members of an object by the code units of their names, no blanks, numbers and texts
 * as ECMAScript writes them (RFC 8785). Equal values have equal texts, whatever the order of their members.
 *
 * Source: section 2, "Decision record".
 */
export const canonicalJson = (value: Json): string => {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
}
