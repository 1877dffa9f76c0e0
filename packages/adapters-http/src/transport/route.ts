/** A method and a path below the monitor's prefix; `:name` is one path segment. */
export type Route = `${Method} ${string}`
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

type NameIn<Part extends string> = Part extends `${string}:${infer Name}` ? Name : never
type NamesInPath<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NameIn<Part> | NamesInPath<Rest>
  : NameIn<Path>

/** The `:names` of a literal route: `'PATCH connections/:id'` has `'id'`. A route without any has `never`. */
export type NamesOf<R extends Route> = R extends `${Method} ${infer Path}` ? NamesInPath<Path> : never

/** The value of a `:name`. */
export type PathValue = string | number

export const methodOf = (route: Route): Method => route.slice(0, route.indexOf(' ')) as Method

/**
 * The path of a route with its `:names` replaced, each encoded so that it stays one path segment.
 *
 * Refuses: a missing or empty value, or a relative one (`.`, `..`), is a bug
 * and throws: sent unchanged, it would call another route.
 */
export const fillRoute = (route: Route, values: Readonly<Record<string, PathValue>>): string =>
  route.slice(route.indexOf(' ') + 1).replaceAll(/:([A-Za-z_]+)/g, (_, name: string) => {
    const value = String(values[name] ?? '')
    if (value === '' || value === '.' || value === '..') throw new Error(`${route}: no value for :${name}`)
    return encodeURIComponent(value)
  })
