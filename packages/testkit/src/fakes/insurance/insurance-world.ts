/** The rows of the fakes about insurances. */
export interface InsuranceWorld {}

export const insuranceWorld = (): InsuranceWorld => ({})
