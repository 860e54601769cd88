import { useWords } from '../../ground/ui/use-words.ts'
import { quorumWords } from '../calling/quorum.words.ts'
import type { RoomView, VoteView } from './view-vote.server.ts'
import { resultWords, ruleFromWords, voteMajorityWords } from './votes.words.ts'

/** The rules that are applied, each with where it comes from. */
export function useRule() {
  const say = useWords(resultWords)
  const sayQuorum = useWords(quorumWords)
  const sayMajority = useWords(voteMajorityWords)
  const sayFrom = useWords(ruleFromWords)
  return {
    quorum: ({ quorum, quorumRule, quorumFrom }: Pick<RoomView, 'quorum' | 'quorumRule' | 'quorumFrom'>) =>
      say('quorum', { quorum, rule: sayQuorum(quorumRule), source: sayFrom(quorumFrom) }),
    majority: ({ majority, majorityFrom }: Pick<VoteView, 'majority' | 'majorityFrom'>) =>
      majorityFrom ? `${sayMajority(majority)} (${sayFrom(majorityFrom)})` : sayMajority(majority),
  }
}
