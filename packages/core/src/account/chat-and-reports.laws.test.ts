import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatPersonOf } from './chat-person.ts'
import { CHAT_OFF, type ChatEffect, type ChatOccasion, type ChatState, chatStep } from './chat-state.ts'
import { errorEffects } from './error-effects.ts'
import { errorReportOf } from './error-report.ts'

const { chatOccasions, errorReportParams, users } = arbitrary

const play = (occasions: readonly ChatOccasion[]) =>
  occasions.reduce<{ state: ChatState; effects: readonly ChatEffect[] }>(
    (before, occasion) => {
      const { state, effects } = chatStep(before.state, occasion)
      return { state, effects: [...before.effects, ...effects] }
    },
    { state: CHAT_OFF, effects: [] },
  )

describe('laws of the chat', () => {
  it('between a start and a shutdown the widget receives events of one person only', () => {
    holds([fc.array(chatOccasions)], occasions => {
      let open: number | null = null
      for (const effect of play(occasions).effects) {
        if (effect.kind === 'start') {
          expect(open).toBeNull()
          open = effect.person.userId
        } else {
          expect(open).not.toBeNull()
          if (effect.kind === 'update') expect(effect.person.userId).toBe(open)
          if (effect.kind === 'shut-down') open = null
        }
      }
    })
  })

  it('the widget matches the chat state: started if its last start was not followed by a shutdown', () => {
    holds([fc.array(chatOccasions)], occasions => {
      const { state, effects } = play(occasions)
      const last = effects.findLast(({ kind }) => kind === 'start' || kind === 'shut-down')
      expect(state.kind).toBe(last === undefined ? 'off' : last.kind === 'start' ? 'started' : 'shut-down')
    })
  })

  it('the payload of a user has the same fields for every user', () => {
    holds([users], user => {
      const person = chatPersonOf({ ...user, chatVerificationHash: 'c0ffee' })
      expect(Object.keys(person ?? {}).toSorted()).toEqual(
        ['company', 'createdAt', 'email', 'name', 'phoneE164', 'userId', 'verificationHash'].toSorted(),
      )
      expect(person?.company === null).toBe(user.company === null)
    })
  })
})

describe('laws of error reports', () => {
  it('every error is reported once, and only the framework’s is rethrown, unchanged', () => {
    holds([errorReportParams], requested => {
      const kinds = errorEffects(requested).map(({ kind }) => kind)
      expect(kinds).toEqual(requested.origin === 'framework' ? ['report', 'rethrow'] : ['report'])
    })
  })

  it('no report contains an e-mail address, wherever it is in the error', () => {
    holds([errorReportParams, fc.emailAddress(), fc.lorem()], (requested, email, text) => {
      const { message, frames } = errorReportOf({
        ...requested,
        thrown: new Error(`${text} ${email}: ${text}`),
      })
      expect(message).not.toContain('@')
      expect(frames.join(' ')).not.toContain(email)
    })
  })

  it('text without personal data does not change', () => {
    holds([errorReportParams, fc.string()], (requested, text) => {
      const reported = (thrown: string) => errorReportOf({ ...requested, thrown }).message
      expect(reported(reported(text))).toBe(reported(text))
    })
  })
})
