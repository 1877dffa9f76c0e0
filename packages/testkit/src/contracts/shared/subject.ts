import type { CarrierId, Outcome, Refusal } from '@fairhaul/core'
import { expect } from 'vitest'

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
