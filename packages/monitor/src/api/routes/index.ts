/// <reference types="vite/types/importMeta.d.ts" />
import { type Route, routeName } from '../../http/route.ts'

const files = import.meta.glob<{ routes: readonly Route[] }>(['./*.ts', '!./index.ts', '!./*.test.ts'], {
  eager: true,
})

/** Fixed paths come before ids, so that `carriers/suggest` is not read as an id. */
const namedFirst = (path: string) => path.replaceAll(':', '~')

/** Every route of the API: each file of this folder exports its own as `routes`. */
export const ROUTES: readonly Route[] = Object.values(files)
  .flatMap(file => file.routes)
  .toSorted((a, b) => (namedFirst(a.path) < namedFirst(b.path) ? -1 : 1))

/** The names of all routes, in order. */
export const monitorRoutes = (): readonly string[] => ROUTES.map(routeName).toSorted()
