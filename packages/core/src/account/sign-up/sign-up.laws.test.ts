import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '../../routes/paths.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { emailText, looksLikeEmail } from '../email-text.ts'
import { CODE_DIGITS, codeText } from './code-text.ts'
import { SIGN_OUT_EFFECTS, signOutEffects } from './sign-out.ts'
import { signUpCodeOfAddress, signUpOfAddress } from './sign-up-address.ts'
import { SIGN_UP_STEPS, signUpStep } from './sign-up-step.ts'

const { newCompanies, signOutAnswers, signUpParams, signUpCodeParams, signUpStates, users } = arbitrary
const placeOf = (progress: Parameters<typeof signUpStep>[0]) => SIGN_UP_STEPS.indexOf(signUpStep(progress))
const queryOf = (address: string) => readNestedQuery(address.slice(address.indexOf('?')))
const breaks = fc.constantFrom(' ', '-', '–', '\n', '. ')

describe('laws of signing up', () => {
  it('a code is the same however it is split, and reading it again changes nothing', () => {
    holds([signUpCodeParams, breaks], ({ code }, between) => {
      expect(codeText([...code].join(between))).toBe(code)
      expect(codeText(codeText(code))).toBe(code)
    })
  })

  it('any input gives a code of at most six digits', () => {
    holds([fc.string({ unit: 'grapheme' })], typed => {
      expect(codeText(typed)).toMatch(/^[0-9]*$/)
      expect(codeText(typed).length).toBeLessThanOrEqual(CODE_DIGITS)
    })
  })

  it('every valid mail address may sign up, with or without spaces around it', () => {
    holds([signUpParams], ({ email }) => {
      expect(looksLikeEmail(emailText(`  ${email}\n`))).toBe(true)
    })
  })

  it('a sign-up URL returns the values put into it', () => {
    holds([signUpParams, signUpCodeParams], (params, codeParams) => {
      expect(signUpOfAddress(queryOf(paths.signUp({ ...params })))).toEqual(params)
      expect(signUpCodeOfAddress(queryOf(paths.signUpCode({ ...codeParams })))).toEqual(codeParams)
    })
  })

  it('a visitor is never past the code step, and a user never before the names step', () => {
    holds([signUpStates], progress => {
      const isBeyondCode = placeOf(progress) > SIGN_UP_STEPS.indexOf('code')
      expect(isBeyondCode).toBe(progress.user !== null)
    })
  })

  it('an invitation that is not open never moves a user without a company', () => {
    holds([signUpStates, arbitrary.openInvitationStates], (progress, invitation) => {
      const before = { ...progress, user: progress.user && { ...progress.user, company: null } }
      const unchecked = { ...before, invitation: { kind: 'unchecked' } } as const
      if (invitation.kind === 'open') return
      expect(signUpStep({ ...before, invitation })).toBe(signUpStep(unchecked))
    })
  })

  it('an open invitation is offered to every user who has given their names, and to no one else', () => {
    holds([signUpStates], progress => {
      const step = signUpStep(progress)
      const isOpen = progress.invitation.kind === 'open'
      expect(step === 'claim-invitation').toBe(isOpen && progress.user !== null && step !== 'details')
    })
  })

  it('giving names and creating a company only move forward', () => {
    holds([signUpStates, users, newCompanies], (progress, { company }, { legalName }) => {
      const { user } = progress
      if (user === null) return
      const named = { ...user, firstName: 'Ira', lastName: 'Novak' }
      const made = company && { ...company, id: company.id ?? (1 as never), status: 'trial', legalName }
      const places = [user, named, { ...named, company: made ?? user.company }].map(each =>
        placeOf({ ...progress, user: each }),
      )
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    })
  })
})

describe('laws of signing out', () => {
  it('no data of the person is left, however the call ends', () => {
    holds([signOutAnswers], answer => {
      expect(signOutEffects(answer).slice(0, SIGN_OUT_EFFECTS.length)).toEqual(SIGN_OUT_EFFECTS)
    })
  })
})
