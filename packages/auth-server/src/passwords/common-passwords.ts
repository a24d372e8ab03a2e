/**
 * What people choose first, and so what is tried first: a list of our own, of what every study of
 * leaked passwords finds on top, and of what learners of Japanese would add. It is short because
 * the endings that people hang on, and rows of keys and digits, are rules and not entries.
 */
const commonRoots = new Set(
  `abc access account admin administrator adobe alexander amanda amazon andrew angel anime anthony
  apple arsenal asdf ashley azerty bailey banana barcelona baseball basketball batman beautiful
  blink blessed buster butterfly changeme charlie cheese chelsea chocolate christ coffee computer
  cookie corvette daniel default demo diamond dictionary dragon eminem family ferrari flower
  football forever freedom friend friends fuckyou gandalf george ginger google guest hallo hannah
  harley heaven hello hockey hottie hunter iloveu iloveyou internet jasmine jennifer jessica jesus
  jordan joshua justin kanji killer kitty kotonoha letmein liverpool login london lovely loveme
  loveyou maggie manga manager master matrix matthew mercedes merlin metallica michael michelle
  minecraft monkey monster mother mustang mynoob naruto nicole nihon nihongo ninja nintendo nippon
  nothing onepiece orange passphrase password passwort peanut pepper phoenix pikachu playboy
  please pokemon porsche prince princess purple qazwsx qwaszx qwert qwerty qwertyuiop qwertz
  rainbow ranger root sakura samsung samurai secret shadow silver smokey snoopy soccer sophie
  spider spiderman star starwars steelers student summer sunshine super superman sushi taylor
  tennis test tester testing thomas thunder tigger tokyo trustno unknown user welcome whatever
  william winter wizard xbox yankees yellow zxcvbn zxcvbnm`.split(/\s+/),
)

/** Neighbours on keyboards and in alphabets, each also read backwards. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '01234567890123456789',
].flatMap((row) => [row, [...row].reverse().join('')])

/** Letters that people write as the digit or sign that looks like them. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether a password is one of those that are tried first. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return isRow(lower) || isRepetition(lower) || isRootWithEnding(lower)
}

function isRow(text: string): boolean {
  return rows.some((row) => row.includes(text))
}

/** One to four characters over and over: `aaaaaa`, `121212`, `abcabcabc`. */
function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+(.{0,3})$/su.test(text) && new Set(text).size <= 4
}

function isRootWithEnding(text: string): boolean {
  const root = text.replace(/^[\d\W_]{0,4}/, '').replace(/[\d\W_]{0,8}$/, '')
  return [text, root].some((each) => {
    const plain = each.replace(/[0134579@$!]/g, (sign) => lookalikes[sign] ?? sign)
    return commonRoots.has(each) || commonRoots.has(plain) || isTwice(each)
  })
}

/** `monkeymonkey` is no better than `monkey`. */
function isTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2)
  return half !== '' && half + half === text && commonRoots.has(half)
}
