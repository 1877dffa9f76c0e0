// Which carrier number does each line have? node read-carrier-numbers.mjs FILE; without FILE from standard input.
import { readFileSync } from 'node:fs'
import { carrierNumberText, readCarrierNumber } from '@fairhaul/core'
import { tableText } from './lib/table.mjs'

const lines = readFileSync(process.argv[2] ?? 0, 'utf8')
  .split(/\r?\n/)
  .filter(line => line !== '')

const rows = lines.map(text => {
  const number = readCarrierNumber(text)
  return number === undefined ? [text, 'no number', ''] : [text, carrierNumberText(number), number.certainty]
})
console.log(tableText([['text', 'number', 'how sure'], ...rows]))
