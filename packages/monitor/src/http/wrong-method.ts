import { randomUUID } from 'node:crypto'
import { Refused } from './refused.ts'
import { respondRefused } from './respond.ts'
import type { Method } from './route.ts'

/** The response to a method that an address does not take: 405, with the methods that it takes. */
export function wrongMethod(methods: readonly Method[]): Response {
  const allow = [...new Set(methods)].toSorted().join(', ')
  const message = `This address does not take this method. It takes ${allow}.`
  return respondRefused(new Refused(405, [{ field: null, message }], { allow }), randomUUID())
}
