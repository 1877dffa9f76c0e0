import { describe, expect, it } from 'vitest'
import { phonesIn, readPhone, writtenPhone } from './read-phone.ts'

const written = (text: string) => {
  const phone = readPhone(text)
  return phone === undefined ? undefined : writtenPhone(phone)
}

describe('a phone number as it is written', () => {
  it.each([
    ['(214) 555-0142', '(214) 555-0142'],
    ['214.555.0142', '214.555.0142'],
    ['214·555·0142', '214.555.0142'],
    ['214 – 555 – 0142', '214 - 555 - 0142'],
    ['214/555-0142', '214/555-0142'],
    ['(214)\u00a0555\u20110142', '(214) 555-0142'],
    ['\u202a+1 214-555-0142\u202c', '+1 214-555-0142'],
    ['(+1) 214 555 0142', '(+1) 214 555 0142'],
    [' "214-555-0142". ', '214-555-0142'],
    ['Tel. (214) 555-0142', '(214) 555-0142'],
    ['Téléphone : 514-555-0142', '514-555-0142'],
    ['Teléfono 55 1234 5678', '+52 55 1234 5678'],
    ['Cel: +52 1 55 1234 5678', '+52 1 55 1234 5678'],
    ['T: 214-555-0142', '214-555-0142'],
    ['tel:+12145550142;phone-context=example.com', '+12145550142'],
    ['(55) 1234-5678', '+52 (55) 1234-5678'],
    ['81 8345 6789', '+52 81 8345 6789'],
    ['8183456789', '8183456789'],
    ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
    ['011 49 151 2345678901', '011 49 151 2345678901'],
    ['555-0142', '555-0142'],
    ['7', '7'],
  ])('the phone %j is read as %j', (text, expected) => {
    expect(written(text)).toBe(expected)
  })

  it.each([
    ...['x12', 'X 12', 'ext 12', 'ext. 12', 'Ext: 12', 'EXT.12', 'ext#12', 'extn 12', 'extension 12'],
    ...['ext no. 12', ', ext. 12', '(ext. 12)', '#12', '# 12', ';ext=12', ';ext=12;isub=7', ', 12', ',12'],
    ...[',,12', ';12', 'p12', 'w12', '[12]', 'option 12', 'opt. 12', 'poste 12', 'extensión 12', 'ext 1 x2'],
  ])('the extension %j is read as 12', extension => {
    for (const number of ['(214) 555-0142', '+52 1 55 1234 5678', '514.555.0142'])
      for (const between of ['', ' '])
        expect(written(`${number}${between}${extension}`)).toBe(`${number} x12`)
  })

  it.each([
    ...['', 'Eagle Mesa', 'Eagle Mesa 214-555-0142', '214-555-0142 or 0143', '214-555-0142 / 214-555-0143'],
    ...[
      '2145550142, 123456',
      '2145550142 5550143 7',
      '+1234567890123456',
      '1-800-FREIGHT',
      'ruth@b.example',
      '+',
      '٢',
    ],
  ])('%j is not one phone', text => {
    expect(readPhone(text)).toBeUndefined()
  })

  it.each([
    ['214-555-0142', false],
    ['55 1234 5678', false],
    ['+1 214-555-0142', true],
    ['Phone 555-0142', true],
    ['tel:5550142', true],
  ])('whether %j is called a phone: %s', (text, isNamed) => {
    expect(readPhone(text)?.isNamed).toBe(isNamed)
  })
})

describe('the phone numbers in a text', () => {
  it.each([
    ['Ruth Alder, (214) 555-0142 ext. 12, Dallas, TX 75201', ['(214) 555-0142 x12']],
    ['M 214-555-0142\nO 214-555-0143 x7', ['214-555-0142', '214-555-0143 x7']],
    ['214-555-0142 / 214-555-0143', ['214-555-0142', '214-555-0143']],
    ['214-555-0142, 12, ruth@b.example', ['214-555-0142 x12']],
    ['214-555-0142, 1200 Main St', ['214-555-0142']],
    ['call 214 555 0142 or +52 81 8345 6789', ['214 555 0142', '+52 81 8345 6789']],
    ['T: 214-555-0142', ['214-555-0142']],
    ['suite 12', []],
    ['', []],
  ])('in %j are %j', (text, expected) => {
    expect(phonesIn(text, 7).map(writtenPhone)).toEqual(expected)
  })
})
