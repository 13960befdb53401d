import type { Design } from '../posters'
import { bigBuckBunny } from './big-buck-bunny'
import { caligari } from './caligari'
import { carnivalOfSouls } from './carnival-of-souls'
import { charade } from './charade'
import { charge } from './charge'
import { coffeeRun } from './coffee-run'
import { cosmosLaundromat } from './cosmos-laundromat'
import { detour } from './detour'
import { elephantsDream } from './elephants-dream'
import { goldRush } from './gold-rush'
import { granDillama } from './gran-dillama'
import { hauntedHill } from './haunted-hill'
import { haxan } from './haxan'
import { hisGirlFriday } from './his-girl-friday'
import { littleShop } from './little-shop'
import { livingDead } from './living-dead'
import { llamigos } from './llamigos'
import { metropolis } from './metropolis'
import { movieCamera } from './movie-camera'
import { nosferatu } from './nosferatu'
import { notQuiteYet } from './not-quite-yet'
import { phantomOfTheOpera } from './phantom-of-the-opera'
import { potemkin } from './potemkin'
import { safetyLast } from './safety-last'
import { sherlockJr } from './sherlock-jr'
import { sintel } from './sintel'
import { spring } from './spring'
import { spriteFright } from './sprite-fright'
import { sunrise } from './sunrise'
import { tearsOfSteel } from './tears-of-steel'
import { theGeneral } from './the-general'
import { theKid } from './the-kid'
import { tripToTheMoon } from './trip-to-the-moon'

/** Designs of the movies by provider id. */
export const designs: Readonly<Record<number, Design>> = {
  9761: elephantsDream,
  10378: bigBuckBunny,
  45745: sintel,
  133701: tearsOfSteel,
  9000001: granDillama,
  9000002: llamigos,
  358332: cosmosLaundromat,
  9000003: coffeeRun,
  9000004: spring,
  9000005: spriteFright,
  9000006: charge,
  775: tripToTheMoon,
  234: caligari,
  653: nosferatu,
  57283: haxan,
  964: phantomOfTheOpera,
  22744: hauntedHill,
  10331: livingDead,
  16093: carnivalOfSouls,
  992: sherlockJr,
  10098: theKid,
  22596: safetyLast,
  962: goldRush,
  643: potemkin,
  961: theGeneral,
  19: metropolis,
  631: sunrise,
  26317: movieCamera,
  3085: hisGirlFriday,
  20367: detour,
  24452: littleShop,
  4808: charade,
  9000007: notQuiteYet,
}
