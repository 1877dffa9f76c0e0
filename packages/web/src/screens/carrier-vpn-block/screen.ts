import { plainScreen } from '../../di/plain-screen.ts'
import { CarrierVpnBlockScreen } from './CarrierVpnBlockScreen.tsx'

export const screen = plainScreen(CarrierVpnBlockScreen)
