import { expect, it } from 'vitest'
import { withoutContactData } from './without-contact-data.ts'

const gone = '[contact removed]'

it.each([
  ['', ''],
  ['They  kept the load.\nAgain.', 'They  kept the load.\nAgain.'],
  ['ask ruth@b.example now', `ask ${gone} now`],
  ['ask <ruth@b.example>, now', `ask ${gone} now`],
  ['ask ruth @ b.example now', `ask ${gone} ${gone} ${gone} now`],
  ['ask ruth  @\n b.example', `ask ${gone}  ${gone}\n ${gone}`],
  ['ask ruth＠b.example', `ask ${gone}`],
  ['ask ruth﹫b.example', `ask ${gone}`],
  ['call 214-555-0199.', `call ${gone}.`],
  ['call (214) 555 0199 now', `call ${gone} now`],
  ['call +1 214.555.0199', `call ${gone}`],
  ['call +(1) 214.555.0199', `call ${gone}`],
  ['call 214·555•0199', `call ${gone}`],
  ['call 214/555_0199', `call ${gone}`],
  ['call 214 - 555 – 0199', `call ${gone}`],
  ['call 2145550199', `call ${gone}`],
  ['call ２１４ ５５５ ０１９９', `call ${gone}`],
  ['call 214555019', 'call 214555019'],
  ['call 555-0199 now', `call ${gone} now`],
  ['at 9 555.0199', `at ${gone}`],
  ['call 5550199', 'call 5550199'],
  ['1555-0199 and 555-01991', '1555-0199 and 555-01991'],
  ['555--0199', '555--0199'],
  ['DOT 3214567 on 2026-11-20', 'DOT 3214567 on 2026-11-20'],
  ['$1,000,000 of $2,000,000', '$1,000,000 of $2,000,000'],
  ['+5 (6) 7', '+5 (6) 7'],
])('the text %j without contact data is %j', (text, expected) => {
  expect(withoutContactData(text)).toBe(expected)
})

it.each([
  ['call 5550142 or 555 01 42', '5550142', `call ${gone} or ${gone}`],
  ['load 15550142', '555-0142', `load ${gone}`],
  ['load 555014', '555014', 'load 555014'],
  ['load 55501', null, 'load 55501'],
])('the text %j of an alert with the phone %j is %j', (text, phone, expected) => {
  expect(withoutContactData(text, { phone, phoneE164: null })).toBe(expected)
  expect(withoutContactData(text, { phone: null, phoneE164: phone })).toBe(expected)
})
