import { describe, expect, it } from 'vitest'
import { openCarrierList, passedOverText } from './open-carrier-list.ts'

const passedOver = (text: string) => {
  const opened = openCarrierList(text)
  return opened.ok ? opened.value.passedOver.map(passedOverText) : opened.refusal.message
}

describe('a list of carriers that is opened', () => {
  it.each([
    ['MC 1\nMC 2', []],
    ['Carrier\nAcme', ['Line 1 is the heading: Carrier']],
    ['Acme\nMC\n1', ['Line 2 is the heading: MC']],
    [
      'sep=;\nMay 2026\n\nName;DOT\nEagle;1\nName;DOT\nHawk;2',
      [
        'Line 1 names the separator: sep=;',
        'Line 2 is a title: May 2026',
        'Line 4 is the heading: Name;DOT',
        'Line 6 is the heading: Name;DOT',
      ],
    ],
    ['DOT 7;x\nName;DOT\nEagle;1', []],
  ])('%j says what it passed over', (text, texts) => {
    expect(passedOver(text)).toEqual(texts)
  })

  it('what separates the cells may be known', () => {
    const opened = openCarrierList('Eagle, LLC', '\t')
    expect(opened).toMatchObject({ ok: true, value: { layout: { separator: '\t', isOneLine: true } } })
  })

  it.each(['', ' \n\t\n', ',;\n"" ', 'Carrier,Number\n'])('the carrier list %j is empty', text => {
    expect(openCarrierList(text)).toEqual({
      ok: false,
      refusal: { kind: 'empty', message: 'The list has no carriers.' },
    })
  })

  it('a carrier list has at most 50,000 lines, not counting blank ones and its heading', () => {
    const full = `Number\n${'MC 1\n'.repeat(50_000)}\n`
    expect(openCarrierList(full).ok).toBe(true)
    expect(openCarrierList(`${full}MC 2`)).toEqual({
      ok: false,
      refusal: {
        kind: 'too-many-lines',
        message: 'This list has 50,001 lines. Upload at most 50,000 at once.',
      },
    })
  })
  it('a list of 600,000 lines is refused before its lines are read', () => {
    const list = Array.from({ length: 600_000 }, (_, at) => `"DOT ${at}`).join('\r\n\n')
    expect(openCarrierList(list)).toMatchObject({
      ok: false,
      refusal: { message: 'This list has 600,000 lines. Upload at most 50,000 at once.' },
    })
  })
})
