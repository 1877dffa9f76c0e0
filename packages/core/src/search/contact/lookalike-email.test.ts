import { describe, expect, it } from 'vitest'
import { isLookalikeEmail } from './lookalike-email.ts'

describe('an e-mail that looks like another', () => {
  it.each([
    ['mara@mail.example', 'rnara@mail.example'],
    ['wim@mail.example', 'vvim@mail.example'],
    ['wowow@mail.example', 'vvovvovv@mail.example'],
    ['ammo@mail.example', 'arnrno@mail.example'],
    ['bob@mail.example', 'b0b@mail.example'],
    ['boob@mail.example', 'b00b@mail.example'],
    ['bob@mail.example', 'bоb@mail.example'],
    ['bob@mail.example', 'bοb@mail.example'],
    ['lil@mail.example', '1i1@mail.example'],
    ['lil@mail.example', 'LIL@maіl.example'],
    ['lil@mail.example', 'lıl@mail.example'],
    ['lil@mail.example', '|i|@mail.example'],
    ['sass@mail.example', '5a55@mail.example'],
    ['aa@mail.example', 'аа@mail.example'],
    ['ee@mail.example', 'ее@mail.example'],
    ['pp@mail.example', 'рр@mail.example'],
    ['cc@mail.example', 'сс@mail.example'],
    ['ab@mail.example', 'a-b@mail.example'],
    ['abc@mail.example', 'a.b.c@mail.example'],
    ['ab@mail.example', 'a_b@mail.example'],
    ['ab@mail.example', 'a+b@mail.example'],
  ])('the e-mails %s and %s look alike', (one, other) => {
    expect(isLookalikeEmail(one, other)).toBe(true)
    expect(isLookalikeEmail(other, one)).toBe(true)
  })

  it.each([
    ['ruth@mail.example', 'ruth@mail.example'],
    ['ruth@mail.example', ' RUTH@Mail.example '],
    ['ruth@mail.example', 'rut@mail.example'],
    ['ruth@mail.example', 'ruth@nail.example'],
    ['', '-'],
    ['-', ' '],
    ['', ''],
  ])('the e-mails %j and %j do not look alike', (one, other) => {
    expect(isLookalikeEmail(one, other)).toBe(false)
  })
})
