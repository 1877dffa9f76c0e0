import type { CarrierId, Outcome, Page, Refusal } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'

/** Prepares the subject of a suite: a port over a world with a few known facts. */
export type Make<Subject> = () => Promise<Subject>

/** Each call returns another unused carrier, so that no test depends on another. */
export type NextCarrier = () => CarrierId

/** The value of an outcome that must have succeeded. */
export const valueOf = <T>(outcome: Outcome<T, Refusal>): T => {
  if (!outcome.ok) throw new Error(`Refused where an answer was needed: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

/** That an outcome is a refusal of one kind. */
export const expectRefused = (outcome: Outcome<unknown, Refusal>, kind: Refusal['kind']): void => {
  expect(outcome).toMatchObject({ ok: false, refusal: { kind } })
}

/** That an outcome is the refusal of an act for a carrier that was marked do not dispatch: who marked it, and when. */
export const expectBlocked = (outcome: Outcome<unknown, Refusal>): void => {
  const message = expect.stringMatching(
    /^\S.* marked this carrier Do not dispatch on \w{3} \d+, \d{4}, \d+:\d\d [AP]M UTC\.$/,
  )
  expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'conflict', message } })
}

/** Expects an outcome to be `invalid` with one field, by core's name. */
export const expectInvalid = (outcome: Outcome<unknown, Refusal>, field: string): void => {
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { kind: 'invalid', problems: expect.arrayContaining([expect.objectContaining({ field })]) },
  })
}

/** That a list of more than a page has 50 rows on one, the greatest id first, and each row on one page only. */
export const expectPagesOf50 = async (
  list: (params: { readonly page?: number }) => Promise<Page<{ readonly id: number }>>,
): Promise<void> => {
  const first = await list({})
  const second = await list({ page: 2 })
  expect(first.items.length).toBe(50)
  expect([first.page, second.page]).toEqual([1, 2])
  expect([first.pages, first.total]).toEqual([Math.ceil(first.total / 50), second.total])
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
}

/** Routes that serve a file: a browser opens them as a link, and no adapter calls them. */
const isOpenedAsLink = (route: string): boolean => /^GET .+\/(file|document)$/.test(route)

/** Routes with the shape of another service, for systems that read it there: no adapter reads them. */
const isOfAnotherService = (route: string): boolean => route.startsWith('GET qcmobile/')

/** That an adapter and the monitor know the same calls, by their routes: `PATCH rule_overrides/:id`. */
export const callsContract = (adapterRoutes: readonly string[], monitorRoutes: readonly string[]): void => {
  describe('the calls', () => {
    it('the adapter and the monitor have routes', () => {
      expect([adapterRoutes.length, monitorRoutes.length]).not.toContain(0)
    })

    it.each(adapterRoutes)("the adapter's call %s is a route of the monitor", route => {
      expect(monitorRoutes).toContain(route)
    })

    it.each(monitorRoutes.filter(route => !isOpenedAsLink(route) && !isOfAnotherService(route)))(
      "the monitor's route %s is a call of the adapter",
      route => {
        expect(adapterRoutes).toContain(route)
      },
    )
  })
}

/** Whether numbers stand in ascending order. */
export const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value)
