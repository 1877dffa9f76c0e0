import type { RateConfirmation, RateConfirmationMail, RateConfirmationTerms } from '@fairhaul/core'
import { aRateConfirmation, aRateConfirmationMail, someRateConfirmationTerms } from '../../builders/index.ts'

/** The rows of the fakes about rate confirmations, all of the company of whoever is signed in. */
export interface RateConfirmationWorld {
  rateConfirmations: RateConfirmation[]
  /** A confirmation without a row here has terms of which nothing is on record. */
  rateConfirmationTerms: RateConfirmationTerms[]
  rateConfirmationMails: RateConfirmationMail[]
}

/** One rate confirmation with its terms, and the e-mail that took it. */
export const rateConfirmationWorld = (): RateConfirmationWorld => ({
  rateConfirmations: [aRateConfirmation()],
  rateConfirmationTerms: [someRateConfirmationTerms()],
  rateConfirmationMails: [aRateConfirmationMail()],
})
