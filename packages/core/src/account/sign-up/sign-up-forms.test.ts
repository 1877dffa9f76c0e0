import { expect, it } from 'vitest'
import {
  codeProblems,
  companyProblems,
  detailsProblems,
  emailProblems,
  NAME_CHARACTERS_MAX,
} from './sign-up-forms.ts'

const FIRST = { field: 'firstName', message: 'Enter your first name.' }
const LAST = { field: 'lastName', message: 'Enter your last name.' }
const LEGAL = { field: 'legalName', message: 'Enter your company’s legal name.' }

it.each([
  [' dana@northlake.example ', []],
  ['dana', [{ field: 'email', message: 'Enter your work e-mail, like name@company.com.' }]],
])('the problem of the address %j', (email, problems) => {
  expect(emailProblems({ email })).toEqual(problems)
})

it.each([
  ['123 456', []],
  ['12345', [{ field: 'code', message: 'The code has 6 digits.' }]],
])('the problem of the code %j', (code, problems) => {
  expect(codeProblems({ code })).toEqual(problems)
})

it.each([
  ['Dana', 'Reyes', []],
  [' ', 'Reyes', [FIRST]],
  ['Dana', '', [LAST]],
  ['', ' ', [FIRST, LAST]],
  ['x'.repeat(100), ` ${'x'.repeat(100)} `, []],
  [
    'x'.repeat(101),
    'x'.repeat(101),
    [
      { field: 'firstName', message: 'Use 100 characters at most.' },
      { field: 'lastName', message: 'Use 100 characters at most.' },
    ],
  ],
])('the problem of the names %j and %j', (firstName, lastName, problems) => {
  expect(detailsProblems({ firstName, lastName })).toEqual(problems)
  expect(NAME_CHARACTERS_MAX).toBe(100)
})

it.each([
  ['Tern & Sons', []],
  ['', [LEGAL]],
  ['  ', [LEGAL]],
  ['x'.repeat(120), []],
  ['x'.repeat(121), [{ field: 'legalName', message: 'Use 120 characters at most.' }]],
])('the problem of the company %j', (legalName, problems) => {
  expect(companyProblems({ legalName })).toEqual(problems)
})
