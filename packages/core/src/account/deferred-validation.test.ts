import { expect, it } from 'vitest'
import { formProblems, NO_PROBLEMS, problemsByField } from './deferred-validation.ts'

const problems = [
  { field: 'email', message: 'This address is taken.' },
  { field: null, message: 'Sign-ups are closed today.' },
  { field: 'email', message: 'Use a work address.' },
  { field: 'referrer', message: 'Unknown referrer.' },
]

it('server problems are shown at the fields of the form, the rest at the form', () => {
  expect(problemsByField(problems, ['name', 'email'])).toEqual({
    fields: new Map([['email', ['This address is taken.', 'Use a work address.']]]),
    whole: ['Sign-ups are closed today.', 'Unknown referrer.'],
  })
})

it('there is nothing to show without problems', () => {
  expect(problemsByField([], ['email'])).toEqual(NO_PROBLEMS)
  expect(NO_PROBLEMS).toEqual({ fields: new Map(), whole: [] })
})

it('problems are read only from an invalid-form refusal', () => {
  expect(formProblems({ kind: 'invalid', problems, requestId: null }, ['referrer']).fields).toEqual(
    new Map([['referrer', ['Unknown referrer.']]]),
  )
  expect(formProblems({ kind: 'not-found', requestId: null }, ['referrer'])).toBe(NO_PROBLEMS)
})
