import { createHash } from 'node:crypto'

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/**
 * A value as its one JSON text: members by the code units of their names, no blanks, numbers and texts as ECMAScript
 * writes them. Two equal values have one text, whatever the order of their members (RFC 8785).
 */
export const canonicalJson = (value: Json): string => {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/** The SHA-256 of a value's canonical text in UTF-8, as 64 hexadecimal digits. */
export const digestOf = (value: Json): string =>
  createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex')
