import { type NestedInput, writeNestedQuery } from '../shared/write-nested-query.ts'

import { type PatternOf, ROUTES, type RouteName } from './route-table.ts'

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

type PathBuilder<Pattern extends string> = Pattern extends `${string}:id`
  ? (params: { readonly id: number }, query?: NestedInput) => string
  : (query?: NestedInput) => string

type Paths = {
  readonly [Name in Exclude<RouteName, 'not-found'> as CamelCase<Name>]: PathBuilder<PatternOf<Name>>
}

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const address = (path: string, query: NestedInput = {}): string => {
  const search = writeNestedQuery(query)
  return search === '' ? path : `${path}?${search}`
}

const builderOf = (pattern: string) =>
  pattern.endsWith(':id')
    ? (params: { readonly id: number }, query?: NestedInput) =>
        address(pattern.replace(':id', String(params.id)), query)
    : (query?: NestedInput) => address(pattern.replace('*', ''), query)

/**
 * The address of every route of section 2, without the base: `paths.carrier({ id })`, `paths.myAccount({ tab: '4' })`.
 * A route without an id takes its query alone; one with an id takes the query after it.
 */
export const paths = Object.fromEntries(
  ROUTES.filter(({ name }) => name !== 'not-found').map(({ name, pattern }) => [
    camelCase(name),
    builderOf(pattern),
  ]),
) as Paths
