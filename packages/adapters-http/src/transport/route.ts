/** A method and a path below the monitor's prefix; `:name` stands for one part of an address. */
export type Route = `${Method} ${string}`
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

type NameIn<Part extends string> = Part extends `${string}:${infer Name}` ? Name : never
type NamesInPath<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NameIn<Part> | NamesInPath<Rest>
  : NameIn<Path>

/** The `:names` of a literal route: `'PATCH connections/:id'` has `'id'`. A route without any has `never`. */
export type NamesOf<R extends Route> = R extends `${Method} ${infer Path}` ? NamesInPath<Path> : never

/** What stands in place of a `:name`. */
export type PathValue = string | number

export const methodOf = (route: Route): Method => route.slice(0, route.indexOf(' ')) as Method

/**
 * The path of a route with its `:names` replaced, each encoded so that it stays one part of the path.
 *
 * Refuses: a name without a value, or with an empty one, or one that climbs (`.`, `..`), is an error of the program
 * and throws: sent as it is, it would ask another route.
 */
export const fillRoute = (route: Route, values: Readonly<Record<string, PathValue>>): string =>
  route.slice(route.indexOf(' ') + 1).replaceAll(/:([A-Za-z_]+)/g, (_, name: string) => {
    const value = String(values[name] ?? '')
    if (value === '' || value === '.' || value === '..') throw new Error(`${route}: no value for :${name}`)
    return encodeURIComponent(value)
  })
