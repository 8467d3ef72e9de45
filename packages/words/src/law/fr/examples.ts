// What the example town of each scoring card shows, in French.

import type { CardsPageWords } from '../contract.ts';

export const examples: CardsPageWords['examples'] = {
  badlands:
    'Le pistolet sur la neige compte : il a un désert au-dessus et un au-dessous. Celui du désert compte aussi, avec un désert à gauche et un à droite. Le pistolet sur le lac a un désert à droite et un au-dessous, ce qui ne suffit pas.',
  'boom-or-bust':
    'Sept mines sont visibles. Une huitième est recouverte par une autre carte et ne compte pas ; avec elle, la carte rapporterait 8 points.',
  bootleggers:
    'Le chariot de la montagne sert deux bières. L’une d’elles, dans le désert, a un second chariot à côté d’elle, ce qui n’ajoute rien. La bière de la plaine ne touche un chariot que par un angle : elle coûte un point.',
  'circle-the-wagons':
    'Le lac avec le fort a un chariot sur chacun de ses quatre côtés. Le désert du haut avec une bière a des chariots sur trois côtés, mais le quatrième est vide : il ne compte pas.',
  'claim-jumpers':
    'Vous avez trois mines et votre adversaire deux : les 9 points sont à vous. Mais votre adversaire a deux pistolets et vous un seul : 5 de ces points lui reviennent, et vous en gardez 4.',
  'cool-water':
    'Votre plus grand groupe de lacs a trois territoires. Le chariot sur la neige le touche deux fois et compte une fois ; celui du désert compte aussi. Le chariot de la forêt ne touche le groupe que par un angle, et celui de la montagne est à côté d’un autre lac.',
  fortified:
    'Six forts forment deux carrés qui ont deux forts en commun, et les deux carrés comptent. Le fort de la plaine ne fait partie d’aucun carré : la case au-dessus est vide, et le territoire au-dessous a un chariot.',
  'gold-country':
    'La mine du lac est adjacente à une montagne. La mine de la montagne compte une fois, même si une autre montagne la touche. La mine de la plaine ne touche une montagne que par un angle.',
  'happy-cows':
    'La vache de la montagne et celle de la forêt, en bas, comptent : de la neige à un angle ne gêne pas. La vache sur la neige et celle juste au-dessus ne comptent pas.',
  'one-too-many':
    'Vous avez trois bières et votre adversaire deux : vous perdez donc un point pour chaque bière de sa ville. Une troisième y est recouverte et ne compte pas. Votre adversaire ne perd rien.',
  'prairie-life':
    'Cinq vaches et deux plaines font sept : cela donne 3 points, et il en reste une. La vache de la plaine compte double.',
  'rifles-ready':
    'Trois forts sont adjacents à un pistolet. Celui de gauche sur la neige en touche deux et ne compte pourtant qu’une fois, et le pistolet au-dessous sert à deux forts. Le fort de la plaine ne touche un pistolet que par un angle.',
  'smalltown-charm':
    'Chaque ville est faite de trois cartes, mais les vôtres se recouvrent davantage : 8 territoires contre 11. Les territoires recouverts ne comptent pas.',
  'target-practice':
    'Entre la bière de la montagne et le pistolet au-dessous, il y a deux territoires. Pour la bière du lac aussi : la case vide de sa rangée ne compte pas, mais elle n’interrompt pas la ligne. La bière de la forêt touche un pistolet, et celle de la plaine n’en a aucun dans sa rangée ni dans sa colonne.',
  'the-clearing':
    'Les trois forts rapportent des points, et chacune des deux forêts en coûte un, même si elles ne sont pas reliées. Le reste n’a pas d’importance.',
  'the-herd':
    'Quatre vaches sont reliées par leurs côtés, sur quatre terrains différents. La vache tout en haut ne les touche que par un angle et ne fait pas partie du troupeau.',
  undiscovered:
    'Le trou du haut a un territoire sur chaque côté et à chaque angle. Celui du bas est fermé lui aussi, mais la case à son angle inférieur gauche est vide.',
  'wagon-train':
    'Trois chariots dans une rangée et deux dans une colonne forment deux lignes ; le chariot de la forêt fait partie des deux. Le chariot du bas est seul : une vache le sépare des autres.',

  'claim-stakes':
    'Les mines de la plaine et de la montagne sont côte à côte et coûtent un point chacune. Les deux autres ne se touchent que par un angle : toutes deux rapportent.',
  standoff:
    'Le pistolet du lac fait partie de deux paires : une dans sa rangée, une dans sa colonne. Le pistolet de la forêt est lui aussi à deux cases d’un pistolet de sa colonne, mais la case entre eux est vide.',
  'fastest-draw':
    'Vous avez trois pistolets. Votre adversaire n’en a que deux de visibles : le troisième est recouvert et ne compte pas.',
  stronghold:
    'Les deux forts sur les lacs ont un territoire sur chaque côté. Le fort sur la neige n’a rien au-dessous : il ne compte pas.',
  'border-patrol':
    'Le fort de la forêt a un trou à sa droite et rien au-dessous : deux côtés vides. Le fort du désert en a deux aussi. Le fort du lac n’en a qu’un, à droite.',
  'long-haul':
    'Trois chariots sont dans une même colonne ; la case vide entre eux ne gêne pas. Le chariot sur la neige n’est pas dans cette colonne : il ne compte pas.',
  'general-store':
    'Chaque icône est là au moins une fois : cela fait une série. Pour une deuxième, il ne manque qu’un fort.',
  'square-deal':
    'Les six déserts contiennent deux carrés, qui ont deux territoires en commun. À droite, un troisième carré échoue à cause de la montagne dans son coin.',
  'great-divide':
    'Vos trois montagnes sont reliées. Votre adversaire en a quatre, mais deux seulement sont reliées.',
  'watering-holes':
    'Les deux groupes du haut ont exactement deux territoires chacun. Le groupe de trois et le lac isolé ne rapportent rien.',
  'law-and-order':
    'Deux pistolets seulement sont visibles. Un troisième est recouvert et ne compte pas ; avec lui, la carte coûterait des points.',
  boomtown:
    'Chaque ville est faite de trois cartes, mais celles de votre adversaire se recouvrent davantage : 11 territoires contre 9. Les territoires recouverts ne comptent pas.',
  poachers:
    'Vous n’avez qu’une mine, car une autre est recouverte, et votre adversaire en a trois. Chacune de ces trois mines vous rapporte donc des points.',
  'telegraph-line':
    'Deux forts sont dans la rangée du bas et deux dans une même colonne ; la case vide entre ces derniers ne gêne pas. Le fort restant est seul dans sa rangée et dans sa colonne.',
  'cattle-drive':
    'Votre plus grand groupe de vaches occupe deux terrains différents, et deux chariots le touchent : 2 × 2. Le chariot sur la neige ne le touche que par un angle.',
  'trading-post':
    'Le fort sur la neige a une bière au-dessus et une au-dessous ; la mine de la plaine en a une à gauche et une à droite. Cela fait deux icônes différentes. Le pistolet de la plaine a une bière à droite et une au-dessous, ce qui ne suffit pas.',
  'tall-timber':
    'Trois forêts dans une rangée et deux dans une colonne forment deux lignes ; une forêt fait partie des deux. La forêt du haut est seule.',
  snowmelt:
    'Trois territoires de neige sont adjacents à un lac. Celui qui est entre deux lacs compte une fois, et celui du fort ne touche les lacs que par des angles.',
};
