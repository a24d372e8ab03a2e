/**
 * The noun of what a verb does, where it is not written as the verb is: glosses of する nouns give
 * the noun (分析, "analysis"), and learners type the verb. Facts of English; both as in America.
 */
const pairs = `
accept acceptance, accuse accusation, achieve achievement, acquire acquisition, adapt adaptation,
add addition, adjust adjustment, admire admiration, admit admission, adopt adoption,
advertise advertisement, advise advice, agree agreement, analyze analysis, announce announcement,
apologize apology, appear appearance, apply application, appoint appointment,
appreciate appreciation, approve approval, argue argument, arrange arrangement, arrive arrival,
assassinate assassination, assemble assembly, assert assertion, assign assignment, assist assistance,
assume assumption, attend attendance, behave behavior, betray betrayal, breathe breathing,
calculate calculation, cancel cancellation, celebrate celebration, choose choice,
circulate circulation, classify classification, collect collection, collide collision,
combine combination, communicate communication, compare comparison, compensate compensation,
compete competition, complain complaint, complete completion, compose composition,
compress compression, conclude conclusion, condemn condemnation, confess confession,
confirm confirmation, confuse confusion, congratulate congratulations, connect connection,
conquer conquest, conserve conservation, consider consideration, construct construction,
consult consultation, consume consumption, continue continuation, contribute contribution,
convert conversion, cooperate cooperation, correct correction, correspond correspondence,
create creation, criticize criticism, cultivate cultivation, deceive deception, decide decision,
declare declaration, decorate decoration, defend defense, define definition, deliver delivery,
demonstrate demonstration, deny denial, depart departure, depend dependence, describe description,
destroy destruction, detect detection, determine determination, develop development,
diagnose diagnosis, digest digestion, disappear disappearance, discover discovery,
discriminate discrimination, discuss discussion, dismiss dismissal, distinguish distinction,
distribute distribution, divide division, donate donation, educate education, elect election,
eliminate elimination, emigrate emigration, emphasize emphasis, employ employment,
encourage encouragement, endure endurance, enlarge enlargement, enroll enrollment, enter entrance,
erupt eruption, establish establishment, estimate estimation, evacuate evacuation,
evaluate evaluation, evaporate evaporation, evolve evolution, exaggerate exaggeration,
examine examination, exclude exclusion, execute execution, exhibit exhibition, exist existence,
expand expansion, expect expectation, expel expulsion, explain explanation, explode explosion,
explore exploration, express expression, extend extension, fail failure, generate generation,
graduate graduation, greet greeting, grow growth, guide guidance, hesitate hesitation,
hospitalize hospitalization, imagine imagination, imitate imitation, immigrate immigration,
impress impression, imprison imprisonment, improve improvement, include inclusion, infect infection,
inherit inheritance, inject injection, injure injury, insist insistence, inspect inspection,
install installation, instruct instruction, interfere interference, interpret interpretation,
introduce introduction, invade invasion, invent invention, invest investment,
investigate investigation, invite invitation, liberate liberation, lose loss, manage management,
marry marriage, measure measurement, mediate mediation, meditate meditation, memorize memorization,
modify modification, move movement, navigate navigation, negotiate negotiation, notify notification,
obey obedience, object objection, observe observation, obstruct obstruction, occupy occupation,
occur occurrence, omit omission, operate operation, oppose opposition, oppress oppression,
organize organization, participate participation, pay payment, perform performance,
permit permission, persecute persecution, persuade persuasion, pollute pollution,
possess possession, postpone postponement, predict prediction, prepare preparation,
preserve preservation, prevent prevention, prohibit prohibition, promote promotion,
pronounce pronunciation, propose proposal, prosper prosperity, protect protection,
publish publication, punish punishment, pursue pursuit, quote quotation, react reaction,
realize realization, rebel rebellion, receive reception, recite recitation, recognize recognition,
recommend recommendation, recover recovery, reduce reduction, reflect reflection, refuse refusal,
register registration, regulate regulation, reject rejection, relax relaxation, remove removal,
renovate renovation, repeat repetition, reserve reservation, resign resignation, resist resistance,
respond response, restrict restriction, retire retirement, revise revision, revive revival,
rotate rotation, satisfy satisfaction, select selection, separate separation, settle settlement,
simplify simplification, speak speech, submit submission, subtract subtraction, succeed success,
suffer suffering, suggest suggestion, suppress suppression, survive survival, suspend suspension,
sympathize sympathy, translate translation, transmit transmission, transport transportation,
treat treatment, unify unification, vaccinate vaccination, verify verification,
withdraw withdrawal
`

/** By the verb as it stands in a dictionary, in American spelling. */
export const nounsOfDoing: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/,\s+/u)
    .map((pair) => {
      const [verb = '', noun = ''] = pair.split(' ')
      return [verb, noun] as const
    }),
)
