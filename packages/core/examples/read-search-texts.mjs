// What would the portal look for? node read-search-texts.mjs FILE, one text a line; without FILE from standard input.
import { readFileSync } from 'node:fs'
import { describeCarrierQuery, readCarrierSearchText } from '@fairhaul/core'
import { tableText } from './lib/table.mjs'

const lines = readFileSync(process.argv[2] ?? 0, 'utf8')
  .split(/\r?\n/)
  .filter(line => line !== '')

const rows = lines.map(text => {
  const read = readCarrierSearchText(text)
  return [text, read.ok ? describeCarrierQuery(read.value, text) : `nothing: ${read.refusal.message}`]
})
console.log(tableText([['text', 'looks for'], ...rows]))
