import { expect, it } from 'vitest'
import { impersonalText } from './impersonal-text.ts'

it.each([
  ['rows is undefined', 'rows is undefined'],
  ['no user dana@northlake.example here', 'no user [e-mail] here'],
  ['<dana@northlake.example>, again', '[e-mail] again'],
  ['call +1 (312) 555-0142 now', 'call [number] now'],
  ['+13125550142', '[number]'],
  ['the code 123456', 'the code [number]'],
  ['the code 123 456', 'the code [number]'],
  ['carrier 12345 of 7', 'carrier 12345 of 7'],
  ['1234567.8', '[number]'],
  ['no user dana%40northlake.example', 'no user [e-mail]'],
  ['GET /sign-up?email=x#y failed', 'GET /sign-up failed'],
  ['at https://a.example/b?c=d&e=f', 'at https://a.example/b'],
  ['/b#code=12', '/b'],
  ['is a ?? b = c', 'is a ?? b = c'],
  ['why?', 'why?'],
  ['  two  blanks ', '  two  blanks '],
  ['', ''],
])('%j is told as %j', (text, told) => {
  expect(impersonalText(text)).toBe(told)
})
