import { accountPortParams } from './account-port-params.ts'
import { carrierPortParams } from './carrier-port-params.ts'
import { connectionPortParams } from './connection-port-params.ts'
import { freightPortParams } from './freight-port-params.ts'
import type { PortParams } from './port-param-types.ts'

/** An arbitrary of the params of each call of each port: usual, unusual and refused ones. */
export const portParams: PortParams = {
  ...carrierPortParams,
  ...connectionPortParams,
  ...accountPortParams,
  ...freightPortParams,
}
