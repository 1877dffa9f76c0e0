import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '../../routes/paths.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { CODE_DIGITS, codeText } from './code-text.ts'
import { emailText, looksLikeEmail } from '../email-text.ts'
import { SIGN_OUT_EFFECTS, signOutEffects } from './sign-out.ts'
import { signUpCodeOfAddress, signUpOfAddress } from './sign-up-address.ts'
import { signUpStep, SIGN_UP_STEPS } from './sign-up-step.ts'

const { newCompanies, signOutAnswers, signUpParams, signUpCodeParams, signUpStates, users } = arbitrary
const placeOf = (progress: Parameters<typeof signUpStep>[0]) => SIGN_UP_STEPS.indexOf(signUpStep(progress))
const queryOf = (address: string) => readNestedQuery(address.slice(address.indexOf('?')))
const breaks = fc.constantFrom(' ', '-', '–', '\n', '. ')

describe('laws of signing up', () => {
  it('a code is the same however it is broken up, and reading it again changes nothing', () => {
    holds([signUpCodeParams, breaks], ({ code }, between) => {
      expect(codeText([...code].join(between))).toBe(code)
      expect(codeText(codeText(code))).toBe(code)
    })
  })

  it('whatever is typed, a code is digits and never more than six', () => {
    holds([fc.string({ unit: 'grapheme' })], typed => {
      expect(codeText(typed)).toMatch(/^[0-9]*$/)
      expect(codeText(typed).length).toBeLessThanOrEqual(CODE_DIGITS)
    })
  })

  it('every address that mail can reach may sign up, blanks around it or not', () => {
    holds([signUpParams], ({ email }) => {
      expect(looksLikeEmail(emailText(`  ${email}\n`))).toBe(true)
    })
  })

  it('an address of the sign-up gives back what was put into it', () => {
    holds([signUpParams, signUpCodeParams], (params, codeParams) => {
      expect(signUpOfAddress(queryOf(paths.signUp({ ...params })))).toEqual(params)
      expect(signUpCodeOfAddress(queryOf(paths.signUpCode({ ...codeParams })))).toEqual(codeParams)
    })
  })

  it('a visitor never stands beyond the code, and a user never before their names', () => {
    holds([signUpStates], progress => {
      const isBeyondCode = placeOf(progress) > SIGN_UP_STEPS.indexOf('code')
      expect(isBeyondCode).toBe(progress.user !== null)
    })
  })

  it('unless it is open, what is known of an invitation moves nobody who has no company', () => {
    holds([signUpStates, arbitrary.openInvitationStates], (progress, invitation) => {
      const before = { ...progress, user: progress.user && { ...progress.user, company: null } }
      const unchecked = { ...before, invitation: { kind: 'unchecked' } } as const
      if (invitation.kind === 'open') return
      expect(signUpStep({ ...before, invitation })).toBe(signUpStep(unchecked))
    })
  })

  it('an open invitation is offered to everybody who has given their names, and to nobody else', () => {
    holds([signUpStates], progress => {
      const step = signUpStep(progress)
      const isOpen = progress.invitation.kind === 'open'
      expect(step === 'claim-invitation').toBe(isOpen && progress.user !== null && step !== 'details')
    })
  })

  it('giving names and making a company only ever leads on', () => {
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
  it('however the call ends, nothing of the person is left', () => {
    holds([signOutAnswers], answer => {
      expect(signOutEffects(answer).slice(0, SIGN_OUT_EFFECTS.length)).toEqual(SIGN_OUT_EFFECTS)
    })
  })
})
