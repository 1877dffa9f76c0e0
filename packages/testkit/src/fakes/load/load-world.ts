/** The rows of the fakes about loads. */
export interface LoadWorld {}

export const loadWorld = (): LoadWorld => ({})
