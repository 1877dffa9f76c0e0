import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTypedSearch } from './contact/contact-pair-query.ts'
import { readCallerContact } from './identity/caller-contact.ts'
import { recognizeText } from './recognize-text.ts'
import { isSamePhone, normalPhone, phoneLine } from '../shared/normal-contact.ts'
import { phonesIn, readPhone } from '../shared/read-phone.ts'

type Parts = readonly [string, string, string]

const northAmerican = fc.tuple(
  fc.stringMatching(/^[2-9][02-8][02-9]$/),
  fc.stringMatching(/^[2-4][02-9][02-9]$/),
  fc.stringMatching(/^[01]\d{3}$/),
)
/** Of the three cities with eight digits behind two, which are written in groups of four. */
const mexican = fc.tuple(
  fc.constantFrom('55', '33', '81'),
  fc.stringMatching(/^[1-9]\d{3}$/),
  fc.stringMatching(/^[01]\d{3}$/),
)

const joined = (form: string, [area, exchange, line]: Parts) =>
  form.replace('A', area).replace('B', exchange).replace('C', line)

const HOME = [
  '(A) B-C',
  '(A)B-C',
  'A-B-C',
  'A.B.C',
  'A B C',
  'A – B – C',
  'A/B-C',
  'ABC',
  '1ABC',
  '1-A-B-C',
  '1 (A) B-C',
]
const ABROAD = [
  '+1ABC',
  '+1 A B C',
  '+1 (A) B-C',
  '+1-A-B-C',
  '(+1) A-B-C',
  '001 A B C',
  '011 1 A B C',
  'Tel. (A) B-C',
]
const MEXICO = [
  '+52 A B C',
  '+52 1 A B C',
  '+52ABC',
  '+52 (A) B-C',
  '52 A B C',
  '01 A B C',
  '044 A B C',
  '045 A B C',
]
const MEXICO_TOO = ['011 52 A B C', '00 52 1 A B C', '(A) B C', 'A B C', 'A-B-C', 'Móvil +52 A B C']
const EXTENSIONS = [
  '',
  ' x~',
  'x~',
  ' ext. ~',
  ' ext ~',
  ' Ext: ~',
  ' extension ~',
  ' #~',
  ';ext=~',
  ', ~',
  ',~',
  ' (ext. ~)',
]

const numbers = fc.oneof(
  fc.record({ parts: northAmerican, form: fc.constantFrom(...HOME, ...ABROAD), country: fc.constant('+1') }),
  fc.record({ parts: mexican, form: fc.constantFrom(...MEXICO, ...MEXICO_TOO), country: fc.constant('+52') }),
)
const extensions = fc.record({
  form: fc.constantFrom(...EXTENSIONS),
  digits: fc.stringMatching(/^\d{1,5}$/),
})

it('every writing of a number is one number, alike in the search box, in contact search and of a caller', () => {
  holds([numbers, extensions], ({ parts, form, country }, extension) => {
    const behind = extension.form.replace('~', extension.digits)
    const text = `${joined(form, parts)}${behind}`
    const line = `${country}${parts.join('')}`
    const whole = behind === '' ? line : `${line} x${extension.digits}`
    expect(normalPhone(text)).toBe(whole)
    expect(phoneLine(text)).toBe(line)
    const [box, searched, caller] = [
      recognizeText(text),
      readTypedSearch(text, null),
      readCallerContact(text),
    ]
    expect(box.kind === 'phone' && normalPhone(box.phone)).toBe(whole)
    for (const read of [searched, caller])
      expect(read.ok && read.value.kind === 'phone' && normalPhone(read.value.phone)).toBe(whole)
  })
})

it('no writing of a number is another number, and an extension does not make it one', () => {
  holds([numbers, extensions, numbers, extensions], (one, oneExtension, other, otherExtension) => {
    const textOf = ({ parts, form }: typeof one, extension: typeof oneExtension) =>
      `${joined(form, parts)}${extension.form.replace('~', extension.digits)}`
    const isOne = one.country === other.country && one.parts.join('') === other.parts.join('')
    expect(isSamePhone(textOf(one, oneExtension), textOf(other, otherExtension))).toBe(isOne)
    expect(isSamePhone(textOf(one, oneExtension), textOf(one, otherExtension))).toBe(true)
  })
})

it('a number is found between other words as it is read alone', () => {
  holds([numbers, extensions], ({ parts, form }, { form: written, digits }) => {
    const text = `${joined(form, parts)}${written.replace('~', digits)}`
    const found = phonesIn(`Ruth Alder\n${text}\nruth@b.example`, 7)
    expect(found.map(({ number, extension }) => ({ number, extension }))).toEqual([
      { number: readPhone(text)?.number, extension: readPhone(text)?.extension },
    ])
  })
})

it('a long text is read in a short time', () => {
  for (const unit of ['1 ', '(', '1-', '1 x', '1,', '+1', ' .', '1x1,'])
    for (const read of [readPhone, normalPhone]) expect(() => read(unit.repeat(2_000))).not.toThrow()
})
