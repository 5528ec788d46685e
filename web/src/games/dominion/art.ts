// Emblems of the cards.

import anvil from "icon:blacksmith";
import axe from "icon:wood-axe";
import book from "icon:bookshelf";
import cellar from "icon:cellar-barrels";
import church from "icon:church";
import swords from "icon:crossed-swords";
import bridge from "icon:drawbridge";
import flask from "icon:erlenmeyer";
import moon from "icon:evil-moon";
import house from "icon:family-house";
import flowers from "icon:flowers";
import mine from "icon:gold-mine";
import nails from "icon:hammer-nails";
import sun from "icon:heraldic-sun";
import meal from "icon:meal";
import gate from "icon:medieval-gate";
import quill from "icon:quill-ink";
import money from "icon:receive-money";
import robber from "icon:robber";
import table from "icon:round-table";
import scroll from "icon:scroll-unfurled";
import shop from "icon:shop";
import spy from "icon:spy";
import throne from "icon:throne-king";
import tools from "icon:toolbox";
import map from "icon:treasure-map";
import village from "icon:village";
import witch from "icon:witch-flight";
import castle from "icon:castle";

export const EMBLEM: Record<string, string> = {
  estate: house,
  duchy: gate,
  province: castle,
  curse: moon,
  adventurer: map,
  bureaucrat: quill,
  cellar,
  chancellor: scroll,
  chapel: church,
  council_room: table,
  feast: meal,
  festival: sun,
  gardens: flowers,
  laboratory: flask,
  library: book,
  market: shop,
  militia: swords,
  mine,
  moat: bridge,
  moneylender: money,
  remodel: nails,
  smithy: anvil,
  spy,
  thief: robber,
  throne_room: throne,
  village,
  witch,
  woodcutter: axe,
  workshop: tools,
};
