import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adapterCalls } from '../adapter-routes.ts'
import { errorMessage } from '../testing/error-of.ts'
import { answerOf } from '../testing/sample-of.ts'
import { wireCarrier } from '../testing/wire-samples.ts'
import { carrierSummary } from './carrier.ts'
import { Unreadable } from './reader.ts'

describe('every reader', () => {
  it.each(Object.entries(adapterCalls()))(
    'every reader of %s reads any JSON or says that it is unreadable',
    (_, { read }) => {
      holds([fc.jsonValue()], value => {
        const error = errorMessage(body => read(answerOf(body)), value)
        expect(error === null || error instanceof Unreadable).toBe(true)
      })
    },
  )

  it("no reader's error contains a value", () => {
    const fields = fc.constantFrom(...Object.keys(wireCarrier()))
    holds([fields, fc.string({ minLength: 12, maxLength: 20 })], (field, secret) => {
      const error = errorMessage(carrierSummary, wireCarrier({ [field]: [{ [secret]: secret }, secret] }))
      expect(error).toBeInstanceOf(Unreadable)
      expect(String(error)).not.toContain(secret)
    })
  })
})
