import { describe, expect, it } from 'vitest'
import type { PlainNumbers } from '../search/carrier-number.ts'
import { readCarrierLine } from './carrier-list.ts'
import { openCarrierList } from './open-carrier-list.ts'

const rowsOf = (text: string, plain: PlainNumbers = 'DOT or MC') => {
  const opened = openCarrierList(text)
  if (!opened.ok) return opened.refusal.message
  const { layout, lines } = opened.value
  return lines
    .flatMap(line => readCarrierLine(layout, line, plain))
    .map(({ line, readAs, unread }) => `${line}: ${unread ?? readAs}`)
}

describe('a list of carriers', () => {
  it.each([
    ['MC 123456\n\nmc-0123457-C', ['1: MC 123456', '3: MC 123457']],
    ['1234567\n"2,345,678"', ['1: DOT or MC 1234567', '2: DOT or MC 2345678']],
    [
      'Name;USDOT;MC\nEagle;1234567;123456\nFalcon;;77\nHawk;;',
      ['2: DOT 1234567, MC 123456', '3: MC 77', '4: name-only'],
    ],
    ['MC\tCarrier\n123456\tEagle\nDOT 9\tFalcon', ['2: MC 123456', '3: DOT 9']],
    [
      'Eagle,75201,1234567\nFalcon,30301,MC 7\nHawk,30302,x',
      ['1: DOT or MC 1234567', '2: MC 7', '3: name-only'],
    ],
    ['Carrier,Number\nEagle,12', ['2: DOT or MC 12']],
    ['MC 1, MC 2, MC 3', ['1: MC 1', '1: MC 2', '1: MC 3']],
    ['MC 123456, 123457,', ['1: MC 123456, DOT or MC 123457']],
    ['1234567, 2345678', ['1: DOT or MC 1234567', '1: DOT or MC 2345678']],
    [
      'Eagle Mesa LLC, the one with mc# 123456\nMX 1, MC 2, FF 3, DOT 4, SCAC ABCD',
      ['1: MC 123456', '2: MX 1, MC 2, FF 3, DOT 4'],
    ],
    [
      'NSC ON 123456789\nR-123456-7\nR1234567',
      ['1: NSC ON 123456789', '2: NIR QC R-123456-7', '3: NIR QC R-123456-7'],
    ],
    ['x\nR1234567,Eagle\nMC 1,Falcon', ['1: name-only', '2: name-only', '3: MC 1']],
    // L1: a name in the first line is a carrier.
    ['Acme\nB & G PASS REFRIGERATED LLC', ['1: name-only', '2: name-only']],
    ['Carrier\nAcme', ['2: name-only']],
    // L2: two types before two numbers.
    ['MC/DOT 123456/7259982', ['1: MC 123456, DOT 7259982']],
    [
      'DOT/MC: 7259982 / 123456\nMC#/DOT#: 123456, 7259982',
      ['1: DOT 7259982, MC 123456', '2: MC 123456, DOT 7259982'],
    ],
    [
      'MC/DOT,Name\n123456/7259982,Eagle\n7259982,Hawk',
      ['2: MC 123456, DOT 7259982', '3: DOT or MC 7259982'],
    ],
    // L3: points and commas between thousands.
    ['DOT 8.489.000\nMC 1.234.000\nDOT 489.000', ['1: DOT 8489000', '2: MC 1234000', '3: name-only']],
    ['1,234,567\n2,345,678', ['1: DOT or MC 1234567', '2: DOT or MC 2345678']],
    ['MC 123,456\nMC 123,457', ['1: MC 123456', '2: MC 123457']],
    ['Eagle,1,234,567\nHawk,2,345,678', ['1: DOT or MC 1234567', '2: DOT or MC 2345678']],
    ['Eagle,123,456\nHawk,123,457', ['1: two-readings', '2: two-readings']],
    ['Name,MC,Trucks\nEagle,123,456', ['2: MC 123']],
    ['Name,MC\nEagle,123,456', ['2: MC 123456']],
    ['Eagle,123456\nHawk,123,457', ['1: DOT or MC 123456', '2: DOT or MC 123457']],
    // L4: headings with digits, titles, sep=, dockets with their prefix.
    [
      'Carriers of May\n\nLEGAL_NAME,Address 1,MCS150_DATE,DOCKET1,Phone 2\nEagle,12 Main St,20240115,123456,1234567',
      ['4: MC 123456'],
    ],
    ['sep=;\nName;USDOT\nEagle, LLC;7259982', ['3: DOT 7259982']],
    [
      'DOCKET1PREFIX,DOCKET1,LEGAL_NAME\nMC,123456,A\nFF,4211,B\nMX,77,C\n,88,D',
      ['2: MC 123456', '3: FF 4211', '4: MX 77', '5: name-only'],
    ],
    ['Name,MC\nEagle,1\nName,MC\nHawk,2', ['2: MC 1', '4: MC 2']],
    ['LEGAL_NAME;DOCKET1;DOCKET1PREFIX\nEagle;5', ['2: name-only']],
    [
      'Eagle;Reno;3200001\nHawk;Reno;R1234567\nTern',
      ['1: DOT or MC 3200001', '2: name-only', '3: name-only'],
    ],
    ['USDOT;Name\nx', ['2: no-number']],
    ['Name,MC date,DOT\nEagle,20240115,7', ['2: DOT 7']],
    ['1\tEagle\t3200001\n2\tHawk\t3200009', ['1: DOT or MC 3200001', '2: DOT or MC 3200009']],
    // L5: numbers that a spreadsheet has cut.
    ['7.3E+06\n1,23457E+06\n########\nDOT 1.2E+06', ['1: cut', '2: cut', '3: cut', '4: cut']],
    ['1,23457E+06;Eagle\n1,3E+06;Hawk', ['1: cut', '2: cut']],
    ['Name,DOT,MC\nEagle,1.23457E+06,123456\nHawk,1.23457E+06,', ['2: MC 123456', '3: cut']],
    ['Name,DOT\nEagle,1,23457E+06', ['2: cut']],
    // L6: numbers beside names, in lists with places, in links, between bars.
    [
      'Eagle Mesa Freight 2345678\n48. 7654321\nDot number is 7259982\nhttps://ai.fmcsa.dot.gov/SMS/Carrier/7259982/Overview.aspx',
      ['1: DOT or MC 2345678', '2: DOT or MC 7654321', '3: DOT 7259982', '4: DOT 7259982'],
    ],
    ['Eagle|7259982\nHawk|7259983', ['1: DOT or MC 7259982', '2: DOT or MC 7259983']],
    ['Name,City\nEagle Mesa,Dallas', ['2: name-only']],
    ['1234567 Ontario Inc\nEagle 75201\nLoad 1234567', ['1: name-only', '2: name-only', '3: name-only']],
    // L7: one tab in a list of commas, and in one without any.
    [
      `${'Eagle,MC 1\n'.repeat(9)}Hawk\tMesa,MC 2`,
      [...Array.from({ length: 9 }, (_, at) => `${at + 1}: MC 1`), '10: MC 2'],
    ],
    [`${'MC 1\n'.repeat(9)}MC\t2`, [...Array.from({ length: 9 }, (_, at) => `${at + 1}: MC 1`), '10: MC 2']],
    // L8: nothing.
    ['N/A\n#N/A\nMC 1\n-', ['1: empty', '2: empty', '3: MC 1', '4: empty']],
    ['Name,DOT,MC\nEagle,#N/A,123456\nN/A,none,-', ['2: MC 123456', '3: empty']],
    // Two columns of numbers without a heading: both are named.
    [
      'Eagle,3200001,410001\nHawk,3200002,410009',
      ['1: DOT or MC 3200001, DOT or MC 410001', '2: DOT or MC 3200002, DOT or MC 410009'],
    ],
    ['Eagle MC 5,75201\nHawk MC 6,75202', ['1: MC 5', '2: MC 6']],
    ['Eagle, 75201, 1234567', ['1: DOT or MC 1234567']],
    ['DOT 1234567A\nDOT 123456 8', ['1: name-only', '2: name-only']],
    [`MC 1\n${'x'.repeat(61)}\n${'x'.repeat(60)}`, ['1: MC 1', '2: too-long', '3: name-only']],
  ])('the carrier list %j is read as %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  it('a line without a number has its name, with the letters behind the comma that belong to it', () => {
    const namesOf = (text: string) => {
      const opened = openCarrierList(text)
      return (
        opened.ok &&
        opened.value.lines.flatMap(line =>
          readCarrierLine(opened.value.layout, line, 'DOT or MC').map(({ name }) => name),
        )
      )
    }
    expect(namesOf('Eagle,LLC\nHawk,Inc.')).toEqual(['Eagle, LLC', 'Hawk, Inc.'])
    expect(namesOf('City;Legal name\nReno;Eagle\nDallas;N/A')).toEqual(['Eagle', ''])
    expect(namesOf('3200001\tEagle Mesa\n3200002\tHawk\nx\tOwl\nTern')).toEqual(['', '', 'Owl', 'Tern'])
    expect(namesOf('3200001\tEagle Mesa\n3200002\tHawk\nTern\t')).toEqual(['', '', ''])
    expect(namesOf('Eagle, of Reno\nHawk')).toEqual(['Eagle, of Reno', 'Hawk'])
  })

  it.each([
    ['123456 MC:7', ['likely']],
    ['Load 123456 MC:7', ['certain']],
    ['123456,MC:7\n123457,MC:8', ['likely', 'likely']],
    ['3200001 Eagle Mesa,MC 7\n3200002 Hawk,MC 8', ['likely', 'likely']],
    ['Eagle,75201,MC 7\nHawk,30301,MC 8', ['certain', 'certain']],
    ['Ref,MC\n123456,7', ['certain']],
    ['Ref,Name\n123456,Eagle MC 7', ['likely']],
  ])('a number with its type beside digits without one is not certain: %j', (text, certainties) => {
    const opened = openCarrierList(text)
    const rows =
      opened.ok && opened.value.lines.flatMap(line => readCarrierLine(opened.value.layout, line, 'DOT or MC'))
    expect(rows && rows.map(({ certainty }) => certainty)).toEqual(certainties)
  })

  it('digits alone may be DOT or MC numbers only', () => {
    const opened = openCarrierList('77')
    const identifiers = (plain: PlainNumbers) =>
      opened.ok &&
      opened.value.lines.flatMap(line =>
        readCarrierLine(opened.value.layout, line, plain).flatMap(row =>
          row.identifiers.map(({ type }) => type),
        ),
      )
    expect(identifiers('DOT or MC')).toEqual(['DOT', 'MC'])
    expect(identifiers('DOT')).toEqual(['DOT'])
    expect(identifiers('MC')).toEqual(['MC'])
    expect(rowsOf('77', 'MC')).toEqual(['1: MC 77'])
  })
})
