import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ROUTES, type RouteName } from '../routes/route-table.ts'
import { pageViewOf } from './page-view.ts'

const paths = fc.oneof(
  fc
    .tuple(fc.constantFrom(...ROUTES), fc.nat(999))
    .map(([{ pattern }, id]) => pattern.replace('*', '/x').replace(':id', String(id))),
  arbitrary.webPaths,
)
const nothingIgnored: ReadonlySet<RouteName> = new Set()

it('a page view contains nothing of a path except its route', () => {
  const rows = ROUTES.map(({ name, pattern, title }) => ({ routeName: name, pattern, title }))
  holds([paths], toPath => {
    const view = pageViewOf({ fromPath: null, toPath, aborted: false, ignored: nothingIgnored })
    expect(rows).toContainEqual(view)
  })
})

it('staying on a path, an aborted navigation and ignored routes send no page view', () => {
  const every = new Set(ROUTES.map(({ name }) => name))
  holds([paths, fc.option(paths, { nil: null })], (toPath, fromPath) => {
    const arrival = { fromPath, toPath, aborted: false, ignored: nothingIgnored }
    expect(pageViewOf({ ...arrival, fromPath: toPath })).toBeUndefined()
    expect(pageViewOf({ ...arrival, aborted: true })).toBeUndefined()
    expect(pageViewOf({ ...arrival, ignored: every })).toBeUndefined()
    expect(pageViewOf(arrival) === undefined).toBe(fromPath === toPath)
  })
})
