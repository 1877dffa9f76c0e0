import type { StoredFile, UploadedFile } from '../shared/files.ts'
import type { Id } from '../shared/ids.ts'
import type { Problem } from '../shared/refusal.ts'
import type { OnboardingPacketId } from './onboarding-packet-id.ts'
import { redlinedFileProblems, TAX_FORM_FILE_KINDS } from './redlined-file.ts'

/** The monitor's number of a tax form (a W-9 or a W-8). */
export type TaxFormId = Id<'tax-form'>

/** The monitor's number of a submitted tax form. */
export type TaxFormSubmissionId = Id<'tax-form-submission'>

/** A tax form with tracked changes, for one packet. Source: section 3, "Tax form submission". */
export interface TaxFormUpload {
  readonly file: UploadedFile
  readonly taxFormId: TaxFormId
  readonly onboardingPacketId: OnboardingPacketId
}

/** A received tax form. Source: section 3, "Tax form submission". */
export interface TaxFormSubmission {
  readonly id: TaxFormSubmissionId
  readonly taxFormId: TaxFormId
  readonly onboardingPacketId: OnboardingPacketId
  readonly file: StoredFile
}

/**
 * How a tax form was received. `received-in-part` marks a response that is neither a plain success nor a refusal: the
 * file arrived, but there is no submission to show. Source: section 8, "Redlined upload".
 */
export type TaxFormReceipt =
  | { readonly kind: 'received'; readonly submission: TaxFormSubmission }
  | { readonly kind: 'received-in-part' }

/** A tax form as a broker asks for it. Choice: name and status are ours: which form, and whether it is signed. */
export interface NamedTaxForm {
  /** "W-9". */
  readonly name: string
  /** As the monitor names it. */
  readonly status: string
}

/** The problems with the file of a tax form. Empty: none. Source: section 3, "Tax form submission". */
export const taxFormUploadProblems = ({ file }: Pick<TaxFormUpload, 'file'>): readonly Problem[] =>
  redlinedFileProblems(file, TAX_FORM_FILE_KINDS)

const RECEIPT_TEXTS: Readonly<Record<TaxFormReceipt['kind'], string>> = {
  received: 'The tax form was received.',
  'received-in-part': 'Part of the tax form was received. Check it in the packet before you continue.',
}

/** The message after the upload. Source: section 8, "Redlined upload". */
export const taxFormReceiptText = ({ kind }: TaxFormReceipt): string => RECEIPT_TEXTS[kind]
