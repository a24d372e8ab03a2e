import { readWordPairs } from './word-pairs'

/**
 * The noun of what a verb does, where it is not written as the verb is: glosses of する nouns give
 * the noun (分析, "analysis"), and learners type the verb. Facts of English; both as in America.
 */
const pairs = `
abandon abandonment, absorb absorption, accept acceptance, accomplish accomplishment,
accumulate accumulation, accuse accusation, achieve achievement, acquire acquisition,
adapt adaptation, add addition, adjust adjustment, administer administration, admire admiration,
admit admission, adopt adoption, advertise advertisement, advise advice, agree agreement,
allocate allocation, amaze amazement, amplify amplification, amputate amputation, analyze analysis,
annotate annotation, announce announcement, annoy annoyance, anticipate anticipation,
apologize apology, applaud applause, appear appearance, apply application, appoint appointment,
appreciate appreciation, approve approval, argue argument, arrange arrangement, arrive arrival,
assassinate assassination, assemble assembly, assert assertion, assign assignment,
assist assistance, associate association, assume assumption, attend attendance, attract attraction,
authorize authorization, automate automation, behave behavior, betray betrayal, bleed bleeding,
bombard bombardment, bore boredom, breathe breathing, breed breeding, calculate calculation,
cancel cancellation, castrate castration, celebrate celebration, centralize centralization,
certify certification, choose choice, circulate circulation, cite citation, civilize civilization,
clarify clarification, classify classification, collect collection, collide collision,
colonize colonization, combine combination, commemorate commemoration,
commercialize commercialization, communicate communication, compare comparison,
compensate compensation, compete competition, compile compilation, complain complaint,
complete completion, complicate complication, compose composition, comprehend comprehension,
compress compression, compute computation, concentrate concentration, conclude conclusion,
condemn condemnation, condense condensation, confess confession, confine confinement,
confirm confirmation, confiscate confiscation, confuse confusion, congratulate congratulations,
connect connection, conquer conquest, conserve conservation, consider consideration,
consolidate consolidation, construct construction, consult consultation, consume consumption,
contaminate contamination, contemplate contemplation, continue continuation,
contradict contradiction, contribute contribution, convert conversion, cooperate cooperation,
coordinate coordination, correct correction, correlate correlation, correspond correspondence,
create creation, criticize criticism, crystallize crystallization, cultivate cultivation,
decapitate decapitation, deceive deception, decide decision, declare declaration,
decorate decoration, deduct deduction, defend defense, define definition, deform deformation,
degrade degradation, dehydrate dehydration, delegate delegation, deliver delivery,
demolish demolition, demonstrate demonstration, deny denial, depart departure, depend dependence,
deport deportation, depress depression, derive derivation, describe description,
destroy destruction, detain detention, detect detection, deteriorate deterioration,
determine determination, develop development, deviate deviation, devote devotion,
diagnose diagnosis, dictate dictation, differ difference, digest digestion, dilute dilution,
disagree disagreement, disappear disappearance, disappoint disappointment, disarm disarmament,
disclose disclosure, discontinue discontinuation, discover discovery, discriminate discrimination,
discuss discussion, disinfect disinfection, dismiss dismissal, distinguish distinction,
distribute distribution, disturb disturbance, diversify diversification, divide division,
dominate domination, donate donation, duplicate duplication, educate education, elect election,
electrify electrification, elevate elevation, eliminate elimination, embarrass embarrassment,
embezzle embezzlement, emigrate emigration, emit emission, emphasize emphasis, employ employment,
encourage encouragement, encrypt encryption, endure endurance, enforce enforcement,
engage engagement, enlarge enlargement, enroll enrollment, enter entrance, entertain entertainment,
equip equipment, erupt eruption, establish establishment, estimate estimation, evacuate evacuation,
evaluate evaluation, evaporate evaporation, evolve evolution, exaggerate exaggeration,
examine examination, excavate excavation, excite excitement, exclude exclusion, excrete excretion,
execute execution, exhale exhalation, exhaust exhaustion, exhibit exhibition, exist existence,
expand expansion, expect expectation, expel expulsion, explain explanation, explode explosion,
exploit exploitation, explore exploration, expose exposure, express expression, extend extension,
fabricate fabrication, fail failure, ferment fermentation, fertilize fertilization,
fluctuate fluctuation, forgive forgiveness, form formation, fortify fortification,
frustrate frustration, generate generation, germinate germination, globalize globalization,
graduate graduation, greet greeting, grow growth, guide guidance, hallucinate hallucination,
hesitate hesitation, hibernate hibernation, hospitalize hospitalization, humiliate humiliation,
hypnotize hypnosis, identify identification, illuminate illumination, illustrate illustration,
imagine imagination, imitate imitation, immigrate immigration, implement implementation,
imply implication, impress impression, imprison imprisonment, improve improvement,
inaugurate inauguration, incinerate incineration, include inclusion, indicate indication,
industrialize industrialization, infect infection, infer inference, inhale inhalation,
inherit inheritance, inject injection, injure injury, innovate innovation, insert insertion,
insist insistence, inspect inspection, inspire inspiration, install installation,
instruct instruction, insulate insulation, insure insurance, integrate integration,
intend intention, intensify intensification, interfere interference, interpret interpretation,
intervene intervention, introduce introduction, invade invasion, invent invention,
invest investment, investigate investigation, invite invitation, ionize ionization,
irrigate irrigation, irritate irritation, isolate isolation, judge judgment, justify justification,
legislate legislation, levitate levitation, liberate liberation, liquefy liquefaction, lose loss,
magnify magnification, maintain maintenance, manage management, manipulate manipulation,
marry marriage, mature maturity, measure measurement, mediate mediation, meditate meditation,
memorize memorization, menstruate menstruation, mobilize mobilization, modernize modernization,
modify modification, motivate motivation, mourn mourning, move movement, multiply multiplication,
mutate mutation, narrate narration, nationalize nationalization, navigate navigation,
negotiate negotiation, neutralize neutralization, nominate nomination, notify notification,
obey obedience, object objection, observe observation, obstruct obstruction, occupy occupation,
occur occurrence, omit omission, operate operation, oppose opposition, oppress oppression,
optimize optimization, organize organization, ovulate ovulation, oxidize oxidation,
paralyze paralysis, participate participation, pay payment, penetrate penetration,
perceive perception, perform performance, permit permission, persecute persecution,
perspire perspiration, persuade persuasion, plagiarize plagiarism, pollinate pollination,
pollute pollution, possess possession, postpone postponement, predict prediction,
prepare preparation, preserve preservation, prevent prevention, privatize privatization,
produce production, prohibit prohibition, proliferate proliferation, promote promotion,
pronounce pronunciation, propagate propagation, propose proposal, prosper prosperity,
protect protection, provoke provocation, publish publication, punish punishment,
purify purification, pursue pursuit, qualify qualification, quote quotation, radiate radiation,
ratify ratification, react reaction, realize realization, rebel rebellion, receive reception,
recite recitation, recognize recognition, recommend recommendation, reconcile reconciliation,
reconstruct reconstruction, recover recovery, reduce reduction, refine refinement,
reflect reflection, refrigerate refrigeration, refuse refusal, regenerate regeneration,
register registration, regulate regulation, rehearse rehearsal, reincarnate reincarnation,
reinforce reinforcement, reject rejection, rejuvenate rejuvenation, relax relaxation,
relieve relief, remove removal, renounce renunciation, renovate renovation, repeat repetition,
reproduce reproduction, reserve reservation, resign resignation, resist resistance,
respond response, restore restoration, restrain restraint, restrict restriction, resume resumption,
resuscitate resuscitation, retaliate retaliation, retire retirement, retrieve retrieval,
reverse reversal, revise revision, revive revival, rotate rotation, satisfy satisfaction,
saturate saturation, segregate segregation, select selection, separate separation,
settle settlement, simplify simplification, solidify solidification, solve solution, speak speech,
specialize specialization, specify specification, speculate speculation, stabilize stabilization,
stagnate stagnation, standardize standardization, starve starvation, sterilize sterilization,
stimulate stimulation, submit submission, subscribe subscription, substitute substitution,
subtract subtraction, succeed success, suffer suffering, suggest suggestion, summarize summary,
supervise supervision, suppress suppression, survive survival, suspend suspension,
sympathize sympathy, synthesize synthesis, tempt temptation, terminate termination,
testify testimony, tolerate tolerance, transform transformation, translate translation,
transmit transmission, transplant transplantation, transport transportation, treat treatment,
trespass trespassing, unify unification, urbanize urbanization, urinate urination,
utilize utilization, vaccinate vaccination, vaporize vaporization, vary variation,
ventilate ventilation, verify verification, vibrate vibration, violate violation,
visualize visualization, warn warning, westernize westernization, withdraw withdrawal,
bribe bribery, bury burial, commit commitment, dispose disposal, embroider embroidery, flatter flattery,
forge forgery, inquire inquiry, mock mockery, refer reference, renew renewal, rob robbery, seize seizure, ship shipment
`

/** By the verb as it stands in a dictionary, in American spelling. */
const nounsOfDoing: ReadonlyMap<string, string> = new Map(readWordPairs(pairs))

const verbsOf = new Map([...nounsOfDoing].map(([verb, noun]) => [noun, verb]))

/** The verb that the word is the noun of: apology, apologize. */
export function verbOfNoun(noun: string): string | undefined {
  return verbsOf.get(noun)
}

/** What stands before a verb and before its noun alike. */
const prefix = /^(?:under|over|re|mis|dis|pre|inter|de|co)(?=[a-z]{4})/u

/** The noun of the verb, and of what only a prefix tells from one: underestimate, underestimation. */
export function nounOfDoing(verb: string): string | undefined {
  const told = nounsOfDoing.get(verb)
  if (told !== undefined) return told
  const [before] = prefix.exec(verb) ?? []
  const noun = before && nounsOfDoing.get(verb.slice(before.length))
  return noun && before + noun
}
