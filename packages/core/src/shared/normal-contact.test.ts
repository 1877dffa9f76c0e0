import { describe, expect, it } from 'vitest'
import { normalEmail, normalPhone, tidyText } from './normal-contact.ts'

describe('a phone number as it is compared', () => {
  it.each([
    ['(214) 555-0110', '+12145550110'],
    ['1-214-555-0110', '+12145550110'],
    ['+1 214 555 0110', '+12145550110'],
    ['+52 81 5555 0113', '+528155550113'],
    ['+214 555 0110', '+2145550110'],
    ['0052 81 5555 0113', '+528155550113'],
    ['000 555 0113 22', '000555011322'],
    ['500 49 30 1', '50049301'],
    ['555-0110', '5550110'],
    ['22145550110', '22145550110'],
    ['122145550110', '122145550110'],
    ['214-555-0110 ext. 12', '+12145550110 x12'],
    ['214-555-0110 X12', '+12145550110 x12'],
    ['2145550110#7 x3', '+12145550110 x73'],
    ['Max 214 555 0110', '+12145550110'],
    ['7', '7'],
    ['call the office', null],
    ['', null],
  ])('the phone number %j is compared as %j', (text, expected) => {
    expect(normalPhone(text)).toBe(expected)
  })
})

describe('an e-mail as it is compared', () => {
  it.each([
    [' Ruth@EagleMesa.example ', 'ruth@eaglemesa.example'],
    ['  ', null],
    ['', null],
  ])('the e-mail %j is compared as %j', (text, expected) => {
    expect(normalEmail(text)).toBe(expected)
  })
})

it.each([
  ['  Ruth \n\t Alder ', 'Ruth Alder'],
  ['', ''],
])('the name %j is tidied to %j', (text, expected) => {
  expect(tidyText(text)).toBe(expected)
})
