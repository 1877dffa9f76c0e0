type Scalar = string | number | boolean

/** The values that can be written. Numbers and booleans become text; null and undefined are left out. */
export interface NestedInput {
  readonly [name: string]: Scalar | readonly Scalar[] | NestedInput | null | undefined
}

/** Brackets after a name, at most: `a[b][c][d][e][f]`. Deeper values are dropped. */
export const NESTED_QUERY_DEPTH_MAX = 5
/** Values in one query, at most. Further ones are dropped. */
export const NESTED_QUERY_VALUES_MAX = 200

const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** Whether a name can be written and read: not empty, and without brackets. */
export const isQueryName = (name: string): boolean =>
  name !== '' && name !== '__proto__' && !/[[\]]/.test(name)

const write = (query: NestedInput, prefix: string, depth: number): readonly string[] =>
  depth > NESTED_QUERY_DEPTH_MAX
    ? []
    : Object.entries(query).flatMap(([name, value]) => {
        if (value === null || value === undefined || !isQueryName(name)) return []
        const key = prefix === '' ? encode(name) : `${prefix}[${encode(name)}]`
        if (Array.isArray(value)) return value.map((each: Scalar) => `${key}[]=${encode(String(each))}`)
        return typeof value === 'object'
          ? write(value as NestedInput, key, depth + 1)
          : [`${key}=${encode(String(value))}`]
      })

/**
 * Writes a query string without its question mark: `q[name]=x&tab=2`. Lists are written as `name[]=a&name[]=b`.
 *
 * Empty: an empty text. Empty lists and objects are left out, as are names that are empty or contain a bracket.
 * Source: section 2, "Nested query strings".
 */
export const writeNestedQuery = (query: NestedInput): string =>
  write(query, '', 0).slice(0, NESTED_QUERY_VALUES_MAX).join('&')
