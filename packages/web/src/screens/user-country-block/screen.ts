import { plainScreen } from '../../di/plain-screen.ts'
import { UserCountryBlockScreen } from './UserCountryBlockScreen.tsx'

export const screen = plainScreen(UserCountryBlockScreen)
