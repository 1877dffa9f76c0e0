import { z } from 'zod'
import { answerInQcMobile, wireQcMobile } from '../../federal/qcmobile/answer-carrier.ts'
import { maySearchCarriers, seesFullProfile, seesSafety } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

/**
 * Beyond section 7: a carrier as the agency's service gives it, for systems that read it there.
 *
 * Choice: the key comes in the header alone, as a key in an address is in the logs of every proxy on the way.
 */
const show = route({
  method: 'GET',
  path: 'qcmobile/carriers/:dotNumber',
  summary: 'A carrier by its DOT number in the shape of QCMobile; what is not known whole and fresh is null',
  access: 'broker',
  guards: [maySearchCarriers, seesFullProfile, seesSafety],
  params: { dotNumber: z.string().regex(/^0*[1-9]\d{0,7}$/) },
  answer: wireQcMobile,
  handle: async ({ services, actor, params: { dotNumber } }) => ({
    body: await answerInQcMobile(services, companyOf(actor), dotNumber),
  }),
})

export const routes: readonly Route[] = [show]
