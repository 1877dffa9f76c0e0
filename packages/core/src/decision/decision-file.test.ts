import { aDecisionContent, aDecisionRecord, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { csvText } from '../shared/csv.ts'
import { exportTable } from '../shared/export-table.ts'
import { DECISION_COLUMNS, decisionFileName, decisionJson, decisionLines } from './decision-file.ts'
import { policyKindText, policySourceText, policyTermsText } from './policy-line-text.ts'

const csv = (record = aDecisionRecord()) =>
  csvText(exportTable(DECISION_COLUMNS, decisionLines(record), { hasInsights: true })).split('\n')

describe('the file of a decision', () => {
  it('has who and when, the verdict, each rule, fact and policy, and the digest', () => {
    expect(csv()).toEqual([
      'Part,Name,Label,Value,Source,As of',
      'Record,Number,,12,,',
      'Record,Saved at,,2026-07-24T14:05:00.000Z,,',
      'Record,Saved by,,Dana Reyes,,',
      'Record,Company,,Northlake Freight Brokers LLC,,',
      'Record,Note,,Weekly lane Dallas to Tulsa.,,',
      'Verdict,Overall,Pass,,,',
      'Rule,"Cargo at least 100,000",Pass,"$100,000",FMCSA licensing and insurance,2026-07-20',
      'Identity,Legal name,,EAGLE MESA FREIGHT LLC,FMCSA census,2026-07-20',
      'Identity,Phone,,(312) 555-0142,FMCSA census,2026-07-20',
      'Insurance,Cargo,,"$100,000",FMCSA licensing and insurance,2026-07-20',
      'Policy,Motor truck cargo,Great Prairie Mutual,"$100,000; policy 77-120; from Jan 12, 2026; until canceled",FMCSA filing,2026-07-20',
      'Contact,"Ruth Ames, Dispatch",,(312) 555-0142,FMCSA census,2026-07-20',
      `Record,"Digest, SHA-256",,${'0'.repeat(64)},,`,
      '',
    ])
  })

  it('has the version of the policy that decided', () => {
    const content = aDecisionContent({ policyVersion: 3 })
    expect(csv(aDecisionRecord({ content })).slice(6, 8)).toEqual([
      'Verdict,Overall,Pass,,,',
      'Verdict,Policy version,,3,,',
    ])
  })

  it('has what the gate said of a load, with each reason', () => {
    const load = {
      id: id<'load'>(17),
      number: 'NL-30001',
      stage: 'tender',
      answer: 'look',
      day: '2026-07-25',
      until: null,
      reasons: [{ code: 'not_assessed', effect: 'look' }],
    } as const
    expect(csv(aDecisionRecord({ load })).filter(line => line.startsWith('Load'))).toEqual([
      'Load,Load,,Load NL-30001,,',
      'Load,Stage,,Tender,,',
      'Load,Day,,2026-07-25,,',
      'Load,Gate,A person must look,,,',
      'Load,Reason,,The carrier is not assessed.,,',
    ])
  })

  it('has the signature of a record that was signed, in both files', () => {
    const signature = { fingerprint: 'f'.repeat(64), publicKey: 'PEM', value: 'c2lnbmVk' }
    const record = aDecisionRecord()
    const signed = aDecisionRecord({ document: { ...record.document, signature } })
    expect(csv(signed).slice(-3)).toEqual([
      'Record,"Signature, Ed25519",,c2lnbmVk,,',
      `Record,Signed with,,${'f'.repeat(64)},,`,
      '',
    ])
    expect(JSON.parse(decisionJson(signed))).toMatchObject({
      signature: { fingerprint: 'f'.repeat(64), public_key: 'PEM', value: 'c2lnbmVk' },
    })
    expect(JSON.parse(decisionJson(record))).toMatchObject({ signature: null })
  })

  it('has overrides, and how many rules are not shown', () => {
    const override = {
      ruleType: 'cargo_at_least_100000',
      isActive: true,
      expiresOn: '2027-01-31',
      authorName: 'Priya Nair',
      createdAt: '2026-07-01T08:00:00.000Z',
      fileName: null,
      reason: null,
    } as const
    const content = aDecisionContent({
      verdict: null,
      rules: null,
      hidden: { count: 2, worst: 'Fail' },
      overrides: [
        { ...override, fileName: 'letter.pdf', reason: 'The insurer confirmed.' },
        { ...override, isActive: false, authorName: null },
      ],
      facts: [],
      policies: [],
      contacts: null,
    })
    expect(csv(aDecisionRecord({ content, message: null })).slice(5, 10)).toEqual([
      'Record,Note,,,,',
      'Verdict,Overall,Not assessed,,,',
      'Verdict,Rules that are not shown to you,Fail,2,,',
      'Override,"Cargo at least 100,000",,in force; until 2027-01-31; saved 2026-07-01T08:00:00.000Z by Priya Nair; file letter.pdf; reason: The insurer confirmed.,,',
      'Override,"Cargo at least 100,000",,ended; until 2027-01-31; saved 2026-07-01T08:00:00.000Z by someone who is not on record,,',
    ])
  })

  it('has no cell that a spreadsheet would run', () => {
    expect(csv(aDecisionRecord({ message: '=HYPERLINK("http://nowhere.example")' }))).toContain(
      'Record,Note,,"\'=HYPERLINK(""http://nowhere.example"")",,',
    )
  })

  it('as JSON is the record as it is kept, with its digests', () => {
    const record = aDecisionRecord()
    expect(JSON.parse(decisionJson(record))).toEqual({ id: 12, ...record.document })
  })

  it('is named after the record, the carrier and the day', () => {
    const record = aDecisionRecord()
    expect(decisionFileName(record, 'Eagle Mesa, LLC', 'csv')).toBe(
      'decision-12-eagle-mesa-llc-2026-07-24.csv',
    )
    expect(decisionFileName(record, 'Eagle Mesa, LLC', 'json')).toBe(
      'decision-12-eagle-mesa-llc-2026-07-24.json',
    )
  })
})

describe('a policy of a decision', () => {
  it('says what is not on record', () => {
    expect(
      policyTermsText({
        policyNumber: null,
        amountUsd: null,
        effectiveOn: null,
        expiresOn: '2026-12-31',
        canceledOn: '2026-12-01',
      }),
    ).toBe(
      'amount not on record; policy number not on record; start not on record; until Dec 31, 2026; canceled Dec 1, 2026',
    )
  })

  it('of a kind or source that is not known here is shown in words', () => {
    expect(policyKindText({ kind: 'cyber-risk', isPrimary: false })).toBe('Cyber risk, excess')
    expect(policySourceText('from_insurer')).toBe('from insurer')
  })
})
