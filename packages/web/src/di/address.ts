import { createContext, useContext } from 'react'

/** The current address: `path` begins after the base path, `query` is empty or begins with `?`. */
export interface Address {
  readonly path: string
  readonly query: string
}

export const AddressContext = createContext<Address>({ path: '/', query: '' })

export const useAddress = (): Address => useContext(AddressContext)
