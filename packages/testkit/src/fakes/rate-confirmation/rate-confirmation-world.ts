/** The rows of the fakes about rate confirmations. */
export interface RateConfirmationWorld {}

export const rateConfirmationWorld = (): RateConfirmationWorld => ({})
