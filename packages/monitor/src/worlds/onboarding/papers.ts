import { momentBefore } from '../days.ts'
import { COMPANY } from '../demo/demo-companies.ts'
import type { WorldRows } from '../world.ts'
import { onePagePdf } from './one-page-pdf.ts'

type Row<T extends keyof WorldRows> = NonNullable<WorldRows[T]>[number]

const DANA = 1
const PRIYA = 4

/** The ids of the contracts. The second is Northlake's current one. */
export const CONTRACT = {
  before: 1,
  current: 2,
  quickPay: 3,
  trailers: 4,
  plainview: 5,
  cedarGap: 6,
} as const

const FIRST_FILE = 60_001
const FILES = [
  [
    'broker-carrier-agreement-2024.pdf',
    DANA,
    ['BROKER-CARRIER AGREEMENT', 'Edition of 2024', 'Invented text.'],
  ],
  ['broker-carrier-agreement.pdf', DANA, ['BROKER-CARRIER AGREEMENT', 'Current edition', 'Invented text.']],
  ['quick-pay-addendum.pdf', PRIYA, ['QUICK PAY ADDENDUM', 'Two days, 2.5 percent.', 'Invented text.']],
  ['agreement, redlined (final).pdf', PRIYA, ['BROKER-CARRIER AGREEMENT', 'Section 9 struck out.']],
  ['W-9 signed.pdf', PRIYA, ['FORM W-9', 'Invented taxpayer.']],
  ['W-8BEN-E.pdf', DANA, ['FORM W-8BEN-E', 'Invented foreign taxpayer.']],
] as const

/** Ids of the files, in the order above. */
export const FILE = {
  before: FIRST_FILE,
  current: FIRST_FILE + 1,
  quickPay: FIRST_FILE + 2,
  redlined: FIRST_FILE + 3,
  w9: FIRST_FILE + 4,
  w8: FIRST_FILE + 5,
} as const

/**
 * The contracts and payment terms of the companies. Northlake's current contract has the name of the previous one, and
 * one has no file; Palisade, whose plan has no connections, has none.
 */
export const companyPapers = (today: string): WorldRows => {
  const contract = (
    id: number,
    company_id: number,
    name: string,
    change: Partial<Row<'contracts'>> = {},
  ) => ({
    id,
    company_id,
    name,
    uploaded_file_id: null,
    is_current: false,
    created_at: momentBefore(today, 900 - id * 100),
    ...change,
  })
  const agreement = 'Broker-carrier agreement'
  return {
    uploaded_files: FILES.map(([name, user_id, lines], place) => ({
      id: FIRST_FILE + place,
      company_id: COMPANY.northlake,
      user_id,
      name,
      media_type: 'application/pdf',
      bytes: onePagePdf(lines),
      created_at: momentBefore(today, 800 - place * 100),
    })),
    contracts: [
      contract(CONTRACT.before, COMPANY.northlake, agreement, { uploaded_file_id: FILE.before }),
      contract(CONTRACT.current, COMPANY.northlake, agreement, {
        uploaded_file_id: FILE.current,
        is_current: true,
      }),
      contract(CONTRACT.quickPay, COMPANY.northlake, 'Quick pay addendum', {
        uploaded_file_id: FILE.quickPay,
      }),
      contract(CONTRACT.trailers, COMPANY.northlake, 'Trailer interchange agreement'),
      contract(CONTRACT.plainview, COMPANY.plainview, 'Carrier terms', { is_current: true }),
      contract(CONTRACT.cedarGap, COMPANY.cedarGap, agreement, { is_current: true }),
    ],
    payment_terms: [
      { id: 1, company_id: COMPANY.northlake, net_days: 30, quick_pay_days: 2, quick_pay_fee_percent: 2.5 },
      {
        id: 2,
        company_id: COMPANY.plainview,
        net_days: 21,
        quick_pay_days: null,
        quick_pay_fee_percent: null,
      },
      { id: 3, company_id: COMPANY.cedarGap, net_days: null, quick_pay_days: 0, quick_pay_fee_percent: 4 },
    ],
  }
}
