import type { CarrierId, Outcome, Refusal } from '@fairhaul/core'
import { expect, describe, it } from 'vitest'

/** Prepares what a suite asks: a port in a world of which a few facts are known. */
export type Make<Subject> = () => Promise<Subject>

/** Each call gives another carrier that nothing has been done with, so that no test stands on another. */
export type NextCarrier = () => CarrierId

/** The value of an outcome that a suite needs before it can ask its question. */
export const valueOf = <T>(outcome: Outcome<T, Refusal>): T => {
  if (!outcome.ok) throw new Error(`Refused where an answer was needed: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

/** That an outcome is a refusal of one kind. */
export const expectRefused = (outcome: Outcome<unknown, Refusal>, kind: Refusal['kind']): void => {
  expect(outcome).toMatchObject({ ok: false, refusal: { kind } })
}

/** That an outcome is `invalid` and names one field in the core's words. */
export const expectInvalid = (outcome: Outcome<unknown, Refusal>, field: string): void => {
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { kind: 'invalid', problems: expect.arrayContaining([expect.objectContaining({ field })]) },
  })
}

/** Routes that hand out a file: a browser opens them as a link, and no call of an adapter asks them. */
const isOpenedAsLink = (route: string): boolean => /^GET .+\/file$/.test(route)

/** That an adapter and the monitor know the same calls, by their routes: `PATCH rule_overrides/:id`. */
export const callsContract = (adapterRoutes: readonly string[], monitorRoutes: readonly string[]): void => {
  describe('the calls', () => {
    it('the adapter and the monitor have routes', () => {
      expect([adapterRoutes.length, monitorRoutes.length]).not.toContain(0)
    })

    it.each(adapterRoutes)("the adapter's call %s is a route of the monitor", route => {
      expect(monitorRoutes).toContain(route)
    })

    it.each(monitorRoutes.filter(route => !isOpenedAsLink(route)))(
      "the monitor's route %s is a call of the adapter",
      route => {
        expect(adapterRoutes).toContain(route)
      },
    )
  })
}
