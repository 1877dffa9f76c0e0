/** More ids of one list are only counted. */
const LISTED_MAX = 20
/** No call of this API names an object deeper. */
const DEPTH_MAX = 3

const isId = (value: unknown): value is number | string => /^\d{1,16}$/.test(String(value))

const listed = (ids: readonly unknown[]): string => {
  const more = ids.length - LISTED_MAX
  return ids.slice(0, LISTED_MAX).join(',') + (more > 0 ? ` and ${more} more` : '')
}

/**
 * The numbers of the objects that an input or an answer names, by their fields: `id`, and each that ends with `_id` or
 * `_ids`. A field that is there twice counts once, where it is least deep.
 *
 * Empty: none for anything else, and no text that was typed.
 */
export const objectsOf = (sent: unknown, depth = 0): Readonly<Record<string, string>> => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent) || depth >= DEPTH_MAX) return {}
  const entries = Object.entries(sent)
  const own = entries.flatMap(([name, value]): [string, string][] => {
    if (/^(.+_)?id$/.test(name) && isId(value)) return [[name, String(value)]]
    return name.endsWith('_ids') && Array.isArray(value) && value.length > 0 && value.every(isId)
      ? [[name, listed(value)]]
      : []
  })
  const within = entries.map(([, value]) => objectsOf(value, depth + 1))
  return Object.assign({}, ...within.toReversed(), Object.fromEntries(own))
}
