import { plainScreen } from '../../di/plain-screen.ts'
import { PendingAccessReviewScreen } from './PendingAccessReviewScreen.tsx'

export const screen = plainScreen(PendingAccessReviewScreen)
