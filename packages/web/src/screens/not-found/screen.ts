import { plainScreen } from '../../di/plain-screen.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export const screen = plainScreen(NotFoundScreen)
