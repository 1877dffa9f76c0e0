import { describe, expect, it } from 'vitest'
import { hiddenOf, redactedPerson, shownPerson } from './shown-person.ts'

const person = { name: 'Ruth Invented', phone_e164: '+12145550111', email: 'ruth@x.example', hides: [] }
const SHOWN = { name: 'Ruth Invented', phone: '+12145550111', email: 'ruth@x.example' }

describe('shownPerson', () => {
  it.each([
    [[], SHOWN, SHOWN],
    [['phone'], { ...SHOWN, phone: null }, { ...SHOWN, phone: 'redacted' }],
    [
      ['name', 'email'],
      { ...SHOWN, name: null, email: null },
      { ...SHOWN, name: 'redacted', email: 'redacted' },
    ],
  ] as const)('a person who hides %j is shown as %j, redacted as %j', (hides, shown, redacted) => {
    expect(shownPerson({ ...person, hides: [...hides] })).toEqual(shown)
    expect(redactedPerson({ ...person, hides: [...hides] }, true)).toEqual(redacted)
    expect(hiddenOf({ ...person, hides: [...hides] })).toEqual(hides)
  })

  it('hiding a value that is not on record hides nothing', () => {
    const without = { ...person, phone_e164: null, hides: ['phone' as const] }
    expect(redactedPerson(without, true)).toEqual({ ...SHOWN, phone: null })
    expect(hiddenOf(without)).toEqual([])
  })

  it('a phone keeps its last two digits and an address its initial and domain for anyone who may not see them', () => {
    expect(redactedPerson(person, false)).toMatchObject({ email: 'r•••@x.example' })
    expect(
      redactedPerson({ ...person, phone_e164: '+12145550112', email: 'no address' }, false),
    ).toMatchObject({
      phone: '•••• 12',
      email: 'redacted',
    })
  })
})
