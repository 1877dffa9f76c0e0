import { expect, it } from 'vitest'
import { carrierNumberText } from './carrier-number.ts'
import { recognizeText } from './recognize-text.ts'
import { linkedNumber } from './safer-link.ts'

const SAFER = 'https://safer.fmcsa.dot.gov/query.asp?searchtype=ANY&query_type=queryCarrierSnapshot'

it.each([
  [`${SAFER}&query_param=USDOT&query_string=7259982`, 'DOT 7259982', 'certain'],
  [`${SAFER}&query_param=MC_MX&query_string=0123456`, 'MC 123456', 'likely'],
  [' https://ai.fmcsa.dot.gov/SMS/Carrier/7259982/Overview.aspx ', 'DOT 7259982', 'certain'],
  ['ai.fmcsa.dot.gov/SMS/Carrier/7259982', 'DOT 7259982', 'certain'],
  ['ai.fmcsa.dot.gov/SMS/Carrier/7259982 Eagle Mesa', 'DOT 7259982', 'certain'],
  ['ai.fmcsa.dot.gov/SMS/Carrier/7259982 MC 123', 'DOT 7259982', 'likely'],
  ['https://mobile.fmcsa.dot.gov/qc/services/carriers/7259982?webKey=x', 'DOT 7259982', 'certain'],
])('the link %s is of the carrier %s', (text, is, certainty) => {
  const number = linkedNumber(text)
  expect([number && carrierNumberText(number), number?.certainty]).toEqual([is, certainty])
  expect(recognizeText(text)).toEqual(number)
})

it.each([
  SAFER,
  `${SAFER}&query_param=NAME&query_string=7259982`,
  `${SAFER}&query_param=USDOT&query_string=123456789`,
  'https://safer.example/Carrier/7259982',
  'https://fmcsa.dot.gov.example/Carrier/7259982',
  `https://ai.fmcsa.dot.gov/Carrier/1?${'x'.repeat(400)}`,
  'DOT 7259982',
  'https://ai.fmcsa.dot.gov /Carrier/7259982',
])('the text %s is no such link', text => {
  expect(linkedNumber(text)).toBeUndefined()
})
