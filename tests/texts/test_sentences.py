"""Single sentences of every game, as they should be."""

from __future__ import annotations

import pytest

from hoftag.core.contract import Note
from hoftag.core.reason import Reason
from hoftag.games import registry
from hoftag.texts.catalogue import Texts
from hoftag.texts.languages import languages

NAMES = ["Anna", "Bruno", "Clara", "Dino"]


# ---------------------------------------------------------------------- single sentences of Tallinn


def tallinn(language: str) -> Texts:
    return Texts(registry.game("tallinn"), language)


def move(texts: Texts, notation: str) -> str:
    return texts.move(registry.game(texts.game.id).words.parse(notation), NAMES)


def event(texts: Texts, key: str, args: tuple[int, ...], me: int) -> str:
    numbers = {phrase.key: number for number, phrase in enumerate(registry.game(texts.game.id).words.events)}
    return texts.note(Note(numbers[key], args), NAMES, me)


@pytest.mark.parametrize(
    ("language", "notation", "button"),
    [
        ("en", "play 6b", "Play 6b: 1 knight, coin"),
        ("de", "play 6b", "Spiele 6b: 1 Ritter, Münze"),
        ("it", "play 6b", "Gioca 6b: 1 cavaliere, moneta"),
        ("en", "play legate-b", "Play Legate b: 2 imperial shields"),
        ("en", "exchange none", "Exchange nothing"),
        ("en", "exchange 3", "Exchange card 3"),
        ("en", "exchange 3+legate+1", "Exchange cards 3, then Legate, then 1"),
        ("it", "exchange 3", "Scambia la carta 3"),
        ("it", "pay 2+10", "Paga le carte 2 + 10"),
        ("de", "turn legate", "Karte „Legat“ der Auslage umdrehen"),
        ("de", "contest merchant", "Wettstreit der Kaufleute"),
    ],
)
def test_buttons(language: str, notation: str, button: str) -> None:
    assert move(tallinn(language), notation) == button


@pytest.mark.parametrize(
    ("language", "key", "args", "me", "sentence"),
    [
        ("en", "contest", (0, 0, 1), 0, "Your contest for merchants brings you 1 point."),
        ("en", "contest", (0, 0, 0), 1, "The contest for merchants brings Anna nothing."),
        ("en", "compared", (0, 1, 2, 4, 3, 2), 1, "Contest for monks: Anna against you, 4 to 3: 2 points."),
        ("de", "compared", (0, 1, 2, 4, 4, 1), 0, "Wettstreit der Mönche: du gegen Bruno, 4 zu 4: 1 Punkt."),
        ("it", "compared", (0, 1, 1, 2, 4, 0), 2, "Contesa dei cavalieri: Anna contro Bruno, 2 a 4: niente."),
        ("de", "winner", (1, 1), 0, "Bruno gewinnt mit 1 Punkt."),
        ("de", "winner", (1, 34), 1, "Du gewinnst mit 34 Punkten."),
        ("it", "payment", (0, 1, 0), 1, "Anna ha almeno cinque mercanti meno di te e ti paga 1 punto."),
        ("en", "exchanged", (2, 1), 0, "Clara exchanges 1 card and pays 1 point for it."),
        ("en", "start", (0, 0), 0, "You are dealt start card S1 (2 merchants, 1 knight)."),
    ],
)
def test_sentences(language: str, key: str, args: tuple[int, ...], me: int, sentence: str) -> None:
    assert event(tallinn(language), key, args, me) == sentence


# ---------------------------------------------------------------------- single sentences of Augsburg


def augsburg(language: str) -> Texts:
    return Texts(registry.game("augsburg"), language)


def reason(texts: Texts, key: str, args: tuple[int, ...]) -> str:
    return texts.reason(Reason("AUG-1.1", key, args), NAMES).removesuffix(" [AUG-1.1]")


@pytest.mark.parametrize(
    ("language", "notation", "button"),
    [
        ("en", "buy maria-15", "Buy Maria 15"),
        ("de", "buy joker", "Kaufe Joker"),
        ("it", "buy philipp-3", "Compra Filippo 3"),
        ("en", "bid 3", "Bid 3"),
        ("en", "take p4", "Take card 4 (factories, offices, 2 cards minus 1)"),
        ("de", "take p1", "Nimm Karte 1 (Faktoreien, 500 Gulden, 6 Punkte)"),
        ("it", "take p10", "Prendi la carta 10 (cariche, 7 punti, 2 carte meno 1)"),
        ("en", "prestige 7", "Take 7 prestige points"),
        ("de", "advance nobility", "Aufsteigen: Adelsstand"),
        ("en", "seize office 1", "Advance in offices with the tile of Bruno"),
        ("de", "right letter-of-nobility", "Nimm den Adelsbrief"),
        ("it", "right mint-master", "Prendi il maestro di zecca"),
        ("de", "build cathedral", "Baue den Dom"),
        ("it", "extra church", "Costruisci la chiesa con il capomastro"),
        ("de", "compensation prestige", "Nimm 1 Prestigepunkt als Entschädigung"),
        ("en", "lapse", "Let a privilege lapse for 2 prestige points"),
    ],
)
def test_buttons_of_augsburg(language: str, notation: str, button: str) -> None:
    assert move(augsburg(language), notation) == button


CARDS = {name: number for number, name in enumerate(registry.game("augsburg").words.verbs[0].domains[0].names)}


@pytest.mark.parametrize(
    ("language", "key", "args", "me", "sentence"),
    [
        ("en", "bid", (0, 2), 0, "You bid 3."),
        ("en", "held", (0, 2), 1, "Anna holds 3."),
        ("de", "held", (0, 2), 0, "Du hältst 3."),
        ("it", "held", (1, 2), 0, "Bruno tiene 3."),
        ("de", "auction", (4, 1), 1, "Besuch bei Maximilian. Du eröffnest."),
        ("it", "auction", (1, 0), 1, "Visita a Luisa. Apre Anna."),
        ("en", "shown", (1, CARDS["maria-15"]), 0, "Bruno shows Maria 15."),
        ("en", "paid", (0, 1100, 400), 0, "You pay 1100 gulden and have 400 gulden left."),
        ("de", "paid", (0, 0, 1500), 0, "Du kaufst keinen Schuldschein und hast noch 1500 Gulden."),
        ("en", "advanced", (2, 10), 0, "Clara reaches stage 3 in offices (Councillor)."),
        ("de", "seized", (0, 1, 11), 1, "Anna nimmt dir Stufe 4 der Ämter (Bürgermeister) weg."),
        ("it", "seized", (0, 1, 7), 0, "Prendi a Bruno il livello 4 della nobiltà (Principe)."),
        ("de", "built", (1, 1, 1100), 0, "Bruno baut den Dom für 1100 Gulden."),
        ("en", "barrier", (0, 1, 25), 0, "The barrier at 25 stops you: 1 point is lost."),
        ("it", "barrier", (1, 3, 45), 0, "Lo sbarramento a 45 ferma Bruno: 3 punti vanno persi."),
        ("en", "round-prestige", (0, 8, 0, 4), 1, "Prestige: 8 + 4 (letter of nobility) for Anna."),
        ("de", "round-prestige", (0, 12, 2, 0), 0, "Prestige: 12 + 2 (Wappen) für dich."),
        ("it", "consoled", (0, 100), 0, "Ricevi 100 fiorini di consolazione."),
    ],
)
def test_sentences_of_augsburg(language: str, key: str, args: tuple[int, ...], me: int, sentence: str) -> None:
    assert event(augsburg(language), key, args, me) == sentence


@pytest.mark.parametrize(
    ("language", "key", "args", "sentence"),
    [
        ("en", "needs-stage", (10,), "This needs at least stage 3 in offices (Councillor)."),
        ("de", "needs-stage", (10,), "Dafür brauchst du mindestens Stufe 3 der Ämter (Ratsherr)."),
        ("it", "needs-stage", (10,), "Serve almeno il livello 3 delle cariche (Consigliere)."),
        ("en", "too-dear", (1000, 450), "That costs 1000 gulden; you have 450."),
        ("de", "owned", (1,), "Du hast den Adelsbrief schon."),
        (
            "it",
            "no-certificate",
            (2,),
            "Non hai pagherò per Leone, e i soli jolly non sono un'offerta: puoi solo passare.",
        ),
        ("en", "uses-left", (1,), "First execute 1 more privilege, or let it lapse."),
        ("de", "below-bid", (2,), "Das Höchstgebot ist 3: Halte es, erhöhe oder passe."),
    ],
)
def test_reasons_of_augsburg(language: str, key: str, args: tuple[int, ...], sentence: str) -> None:
    assert reason(augsburg(language), key, args) == sentence


# ---------------------------------------------------------------------- single sentences of Die Staufer


def staufer(language: str) -> Texts:
    return Texts(registry.game("staufer"), language)


@pytest.mark.parametrize(
    ("language", "notation", "button"),
    [
        ("en", "occupy strasbourg-2", "Occupy Strasbourg 2"),
        ("de", "occupy strasbourg-2", "Besetze Straßburg 2"),
        ("it", "occupy milano-5", "Occupa Milano 5"),
        ("de", "supply envoy-and-noble", "Nachschub: Gesandter und Adeliger"),
        ("de", "sit envoy", "Ein Gesandter besetzt den Amtssitz"),
        ("de", "sit noble", "Ein Adeliger besetzt den Amtssitz"),
        ("it", "sit envoy", "Un ambasciatore occupa la poltrona"),
        ("en", "aid both", "Use both chests"),
        ("en", "exchange 4", "Exchange for privilege 4 (placing always costs 3)"),
        ("de", "leave nijmegen-3-right", "Lass die Figur auf Nimwegen 3 (rechts) stehen"),
        ("it", "pick cheap-place", "Prendi la cassa: insediamento economico (turchese)"),
        ("it", "pay-noble strasbourg", "Prima paga con un nobile: Strasburgo"),
    ],
)
def test_buttons_of_staufer(language: str, notation: str, button: str) -> None:
    assert move(staufer(language), notation) == button


@pytest.mark.parametrize(
    ("language", "key", "args", "me", "sentence"),
    [
        ("en", "got", (0, 1, 1), 0, "You get 1 noble."),
        ("de", "got", (0, 0, 2), 1, "Anna bekommt 2 Gesandte."),
        ("de", "got", (0, 1, 1), 0, "Du bekommst 1 Adeligen."),
        ("it", "got", (1, 0, 3), 0, "Bruno riceve 3 ambasciatori."),
        ("de", "occupied", (0, 0, 6), 0, "Du besetzt Augsburg 2 mit einem Gesandten."),
        ("en", "occupied", (1, 1, 29), 0, "Bruno occupies Strasbourg 5 with a noble."),
        ("en", "paid", (0, 1, 0), 0, "You pay with 1 envoy."),
        ("en", "paid", (0, 0, 2), 1, "Anna pays with 2 nobles."),
        ("de", "paid", (0, 4, 1), 1, "Anna bezahlt mit 4 Gesandten und 1 Adeligen."),
        ("it", "paid", (0, 4, 1), 0, "Paghi con 4 ambasciatori e 1 nobile."),
        ("it", "without", (0, 1), 0, "Rimani senza il nobile."),
        ("de", "rank", (1, 1, 3, 7), 0, "Rang 1: Bruno (Stärke 3), 7 Punkte."),
        ("de", "journey", (3,), 0, "Der König zieht nach Nimwegen."),
        ("it", "returned", (0, 1, 5), 0, "Da Strasburgo torna 1 figura nella tua corte."),
        ("en", "contract-scored", (0, 16, 0), 0, 'Your contract "pair of seats of equal cost" brings nothing.'),
        ("de", "left", (1, 1, 0), 0, "Ein Adeliger von Bruno bleibt auf Aachen 1 stehen."),
    ],
)
def test_sentences_of_staufer(language: str, key: str, args: tuple[int, ...], me: int, sentence: str) -> None:
    assert event(staufer(language), key, args, me) == sentence


@pytest.mark.parametrize(
    ("language", "key", "args", "sentence"),
    [
        ("en", "too-few-figures", (8, 6), "You need 8 figures for moving and placing; you have 6."),
        ("de", "too-few-figures", (8, 6), "Zum Bewegen und Einsetzen brauchst du 8 Figuren; du hast 6."),
        ("it", "too-few-figures", (8, 6), "Per movimento e insediamento ti servono 8 figure; ne hai 6."),
        ("de", "occupied", (1,), "Aachen 2 ist besetzt; nur mit Privileg 2 könntest du dich dazustellen."),
        ("en", "none-there", (0, 4), "You have no envoy in the payment area of Palermo."),
        ("de", "none-there", (1, 4), "Im Bezahlbereich von Palermo hast du keinen Adeligen."),
        ("it", "owned", (3,), "Hai già il privilegio 4 (l'insediamento costa sempre 3)."),
    ],
)
def test_reasons_of_staufer(language: str, key: str, args: tuple[int, ...], sentence: str) -> None:
    assert reason(staufer(language), key, args) == sentence


def test_large_numbers_read_alike_in_all_languages() -> None:
    assert {augsburg(language).text("gulden", count=1600).split()[0] for language in languages()} == {"1600"}


def test_a_spectator_is_never_addressed() -> None:
    texts = tallinn("en")
    assert event(texts, "played", (0, 0), -2) == "Anna reveals 1a: 2 merchants."
    assert event(texts, "played", (0, 0), -1) == "Anna reveals 1a: 2 merchants."


def test_a_seat_without_a_name_is_numbered() -> None:
    assert tallinn("de").thing("seat", 2) == "Platz 2"
