import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSamePhone, normalEmail, normalPhone, phoneLine, tidyText } from './normal-contact.ts'

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
    ['214-555-0110, 12', '+12145550110 x12'],
    ['514-555-0110 poste 12', '+15145550110 x12'],
    ['Ruth 214-555-0110 (ext. 12), books loads', '+12145550110 x12'],
    ['(55) 1234 5678', '+525512345678'],
    ['214-555-0110 / 214-555-0111', '21455501102145550111'],
    ['7', '7'],
    ['+52 1 81 8345 6789', '+528183456789'],
    ['011 52 81 8345 6789', '+528183456789'],
    ['011 52 1 81 8345 6789', '+528183456789'],
    ['52 81 8345 6789', '+528183456789'],
    ['01 81 8345 6789', '+528183456789'],
    ['044 81 8345 6789', '+528183456789'],
    ['045 81 8345 6789', '+528183456789'],
    ['+52 999 925 0188', '+529999250188'],
    ['001 214 555 0110', '+12145550110'],
    ['1-800-411-0110', '+18004110110'],
    ['999 925 0188', '9999250188'],
    ['999-999-9999', null],
    ['+1 999 925 0188', null],
    ['1111111111', null],
    ['+4444444444', null],
    ['123-456-7890', null],
    ['1234567', null],
    ['000-0000', null],
    ['(214) 155-0110', '2141550110'],
    ['+1 (214) 155-0110', null],
    ['(114) 555-0110', null],
    ['+1 214 911 0110', null],
    ['+1 211 555 0110', null],
    ['214 555 1212', '2145551212'],
    ['1 214 555 1212', null],
    ['+52 9999999999', null],
    ['+52 0123456789', null],
    ['call the office', null],
    ['', null],
  ])('the phone number %j is compared as %j', (text, expected) => {
    expect(normalPhone(text)).toBe(expected)
  })
})

it.each([
  ['(214) 555-0110 x12', '+12145550110'],
  ['(214) 555-0110', '+12145550110'],
  ['call the office', null],
])('the line of the phone number %j is %j', (text, expected) => {
  expect(phoneLine(text)).toBe(expected)
})

const digits = (first: string, length: number) =>
  fc.stringMatching(new RegExp(`^[${first}]\\d{${length - 1}}$`)).filter(text => !/^(\d)\1+$/.test(text))

describe('every spelling of a phone number', () => {
  it('of Mexico is the same number', () => {
    holds([digits('2-9', 10)], number => {
      for (const prefix of [
        '+52 ',
        '+52 1 ',
        '011 52 ',
        '011 52 1 ',
        '00 52 ',
        '52 ',
        '521 ',
        '01 ',
        '044 ',
        '045 ',
      ])
        expect(normalPhone(`${prefix}${number}`)).toBe(`+52${number}`)
      expect(isSamePhone(number, `+52${number}`)).toBe(true)
    })
  })

  it('of the United States and Canada is the same number', () => {
    const area = fc.stringMatching(/^[2-9][0-8]\d$/).filter(text => !text.endsWith('11'))
    holds([area, fc.stringMatching(/^01\d\d$/)], (code, line) => {
      for (const prefix of ['', '1', '1-', '+1 ', '001 ', '011 1 '])
        expect(normalPhone(`${prefix}${code} 555-${line}`)).toBe(`+1${code}555${line}`)
    })
  })

  it('what no one can have is the same as no number', () => {
    expect(isSamePhone('9999999999', '+19999999999')).toBe(false)
    expect(isSamePhone('81 8345 6789', '+52 81 8345 6789')).toBe(true)
    expect(isSamePhone('8183456789', '+52 81 8345 6789')).toBe(true)
    expect(isSamePhone('8183456789', '+18183456789')).toBe(true)
    expect(isSamePhone('81 8345 6789', '+18183456789')).toBe(false)
    expect(isSamePhone('81 8345 6788', '+528183456789')).toBe(false)
  })
})

describe('an e-mail as it is compared', () => {
  it.each([
    [' Ruth@EagleMesa.example ', 'ruth@eaglemesa.example'],
    ['NONE@NONE.COM', null],
    ['no.email@yahoo.com', null],
    ['test@test.com', null],
    ['test@eaglemesa.example', 'test@eaglemesa.example'],
    ['na@mail.example', 'na@mail.example'],
    ['none of these', 'none of these'],
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
